import type { Member } from '../../../adapter/docs/document-reader.ts';
import type { Values } from './fields.ts';

interface FieldsProps {
  readonly procedure: string;
  readonly fields: readonly Member[];
  readonly values: Values;
  readonly faults: Values;
  readonly onChange: (path: string, text: string) => void;
}

/** The inputs of fields, with nested groups. */
export function FieldInputs({ fields, ...rest }: FieldsProps) {
  return fields.map(field =>
    field.field === 'group' ? (
      <fieldset
        key={field.path}
        className="grid min-w-0 gap-5 rounded-input border border-line px-4 pt-2 pb-4"
      >
        <legend className="font-bold">{field.name}</legend>
        <FieldInputs fields={field.members} {...rest} />
      </fieldset>
    ) : (
      <FieldInput key={field.path} field={field} {...rest} />
    ),
  );
}

type FieldInputProps = Omit<FieldsProps, 'fields'> & { readonly field: Member };

function FieldInput(props: FieldInputProps) {
  const { procedure, field, faults } = props;
  const id = `${procedure}-${field.path}`;
  const fault = faults[field.path];
  if (field.field === 'choices') return <Choices {...props} />;
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className="font-bold">
        <FieldName field={field} />
      </label>
      <Input {...props} id={id} />
      {fault && (
        <p className="text-meta font-semibold text-danger" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  );
}

function Input({
  id,
  procedure,
  field,
  values,
  faults,
  onChange,
}: FieldInputProps & { readonly id: string }) {
  const shared = {
    id,
    value: values[field.path] ?? '',
    'aria-invalid': faults[field.path] !== undefined,
    'aria-describedby': faults[field.path] === undefined ? undefined : `${id}-fault`,
    onChange: ({ target }: { target: { value: string } }) => onChange(field.path, target.value),
  };
  if (field.field === 'json') {
    return (
      <textarea
        className="overflow-auto font-mono text-body/normal whitespace-pre"
        rows={10}
        spellCheck={false}
        autoComplete="off"
        {...shared}
      />
    );
  }
  if (field.field === 'choice') {
    return (
      <select {...shared}>
        <option value="">(left out)</option>
        {field.options.map(option => (
          <option key={option}>{option}</option>
        ))}
      </select>
    );
  }
  return (
    <input
      type={field.secret === 'password' ? 'password' : 'text'}
      inputMode={field.field === 'number' ? 'decimal' : undefined}
      autoComplete={autoCompleteOf(procedure, field)}
      autoCapitalize="none"
      spellCheck={false}
      {...shared}
    />
  );
}

/** A choice of several options, as checkboxes. */
function Choices({ procedure, field, values, onChange }: FieldInputProps) {
  const chosen = (values[field.path] ?? '').split('\n').filter(Boolean);
  const toggled = (option: string) =>
    field.options.filter(each => (each === option) !== chosen.includes(each)).join('\n');
  return (
    <fieldset className="grid min-w-0 grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-2">
      <legend className="font-bold">
        <FieldName field={field} />
      </legend>
      {field.options.map(option => (
        <label key={option} className="flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            className="size-5! min-h-5! p-0! accent-indigo"
            name={`${procedure}-${field.path}`}
            checked={chosen.includes(option)}
            onChange={() => onChange(field.path, toggled(option))}
          />
          {option}
        </label>
      ))}
    </fieldset>
  );
}

function FieldName({ field }: { readonly field: Member }) {
  return (
    <>
      {field.name} <span className="text-meta font-normal text-ink-subtle">{hintOf(field)}</span>
    </>
  );
}

function hintOf({ field, isRequired, secret }: Member): string {
  const what = {
    group: '',
    text: 'text',
    number: 'number',
    json: 'JSON',
    choice: 'one of a list',
    choices: 'any of these',
  };
  return `${secret === 'password' ? 'password' : what[field]}, ${isRequired ? 'required' : 'optional'}`;
}

/** Browsers may fill in and store passwords only. */
function autoCompleteOf(procedure: string, { name, secret }: Member): string {
  if (secret !== 'password') return 'off';
  return name === 'oldPassword' || procedure === 'authentication.login' ? 'current-password' : 'new-password';
}
