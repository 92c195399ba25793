import type { FieldErrors, FieldValues, Resolver, ResolverOptions } from 'react-hook-form';

/** The faults of a form, by field. */
type Faults = Readonly<Partial<Record<string, string>>>;

/** A resolver for rules that give the faults of all fields. */
export function formResolver<Values extends FieldValues>(
  faultsIn: (values: Values, options: ResolverOptions<Values>) => Faults,
): Resolver<Values> {
  return (values, _context, options) => {
    const faults = Object.entries(faultsIn(values, options));
    if (faults.length === 0) return { values, errors: {} };
    const errors = faults.map(([field, message]) => [field, { type: 'rule', message }]);
    // Object.fromEntries loses the field names.
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
}
