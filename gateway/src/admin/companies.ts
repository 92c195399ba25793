import { randomUUID } from 'node:crypto';
import mailServices from 'email-providers/all.json' with { type: 'json' };
import { domainOf, normalizeEmail, requireEmail } from '../accounts/email.ts';
import { companyOfDomain } from '../accounts/users.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { OperatorError } from '../operator-error.ts';

/** Where anybody gets an address. The last ones are not in the list. */
const publicDomains = new Set([...mailServices, 'fastmail.com', 'tutanota.com', 'yahoo.com.ng']);

/** Adds a company, or domains to one. Existing accounts of a domain without a company are counted, and added with `joinExisting`. */
export async function addCompany(
  db: Database,
  name: string,
  domains: readonly string[],
  joinExisting: boolean,
): Promise<string[]> {
  return db.transaction().execute(async transaction => {
    const known = await findCompany(transaction, name);
    if (known !== undefined && domains.length === 0)
      throw new OperatorError(`${known.name} is there already.`);
    const company = known ?? { id: randomUUID(), name: requireName(name) };
    const lines = known === undefined ? [`Added ${company.name}.`] : [];
    if (known === undefined) await transaction.insertInto('companies').values(company).execute();
    for (const given of domains) {
      const domain = requireDomain(given);
      const owner = await companyOfDomain(transaction, domain);
      if (owner !== null && owner !== company.id) {
        throw new OperatorError(`${domain} belongs to another company.`);
      }
      if (owner === null) {
        await transaction.insertInto('company_domains').values({ domain, company_id: company.id }).execute();
      }
      const people = await peopleOfDomain(transaction, domain);
      // One by one: a database takes only so many values in a statement.
      for (const id of joinExisting ? people : [])
        await transaction.updateTable('users').set({ company_id: company.id }).where('id', '=', id).execute();
      lines.push(`Who signs up with an e-mail of ${domain} belongs to ${company.name}.`);
      if (people.length > 0) {
        const joined = joinExisting ? 'They belong to it now.' : 'They join it by --existing.';
        lines.push(
          `${people.length} with such an e-mail had signed up before, and had no company. ${joined}`,
        );
      }
    }
    return lines;
  });
}

export async function listCompanies(db: Database): Promise<string[]> {
  const companies = await db
    .selectFrom('companies')
    .leftJoin('users', 'users.company_id', 'companies.id')
    .select(({ fn }) => [
      'companies.id',
      'companies.name',
      fn.count<number | string>('users.id').as('people'),
    ])
    .groupBy(['companies.id', 'companies.name'])
    .orderBy('companies.name')
    .execute();
  const domains = await db.selectFrom('company_domains').selectAll().orderBy('domain').execute();
  return companies.map(({ id, name, people }) => {
    const own = domains.filter(({ company_id }) => company_id === id).map(({ domain }) => domain);
    return [name, `${people} people`, ...own].join('\t');
  });
}

export async function renameCompany(db: Database, name: string, to: string): Promise<string[]> {
  return db.transaction().execute(async transaction => {
    const company = await requireCompany(transaction, name);
    const other = await findCompany(transaction, to);
    if (other !== undefined && other.id !== company.id)
      throw new OperatorError(`${other.name} is there already.`);
    await transaction
      .updateTable('companies')
      .set({ name: requireName(to) })
      .where('id', '=', company.id)
      .execute();
    return [`${company.name} is ${to.trim()} now.`];
  });
}

/** Its people have no company then, and its domains bring nobody anywhere. */
export async function removeCompany(db: Database, name: string): Promise<string[]> {
  return db.transaction().execute(async transaction => {
    const { id, name: removed } = await requireCompany(transaction, name);
    await transaction.deleteFrom('company_domains').where('company_id', '=', id).execute();
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ company_id: null })
      .where('company_id', '=', id)
      .executeTakeFirst();
    await transaction.deleteFrom('companies').where('id', '=', id).execute();
    return [`Removed ${removed}. ${numUpdatedRows} people have no company now.`];
  });
}

/** @param company its name; null for none. */
export async function assignPerson(db: Database, email: string, company: string | null): Promise<string[]> {
  return db.transaction().execute(async transaction => {
    const to = company === null ? null : await requireCompany(transaction, company);
    const address = normalizeEmail(email);
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ company_id: to?.id ?? null })
      .where('email', '=', address)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new OperatorError(`Nobody has an account with ${address}.`);
    return [to === null ? `${address} has no company now.` : `${address} belongs to ${to.name} now.`];
  });
}

/** Names are compared without capitals: two that differ in nothing else would be mixed up. */
async function findCompany(db: DatabaseTransaction, name: string) {
  const companies = await db.selectFrom('companies').selectAll().execute();
  return companies.find(company => company.name.toLowerCase() === name.trim().toLowerCase());
}

async function requireCompany(db: DatabaseTransaction, name: string) {
  const company = await findCompany(db, name);
  if (company === undefined) throw new OperatorError(`There is no company ${name.trim()}.`);
  return company;
}

function requireName(name: string): string {
  const trimmed = name.trim();
  if (trimmed !== '' && trimmed.length <= 200 && !/\p{C}/u.test(trimmed)) return trimmed;
  throw new OperatorError('A name is one line of 1 to 200 characters.');
}

function requireDomain(given: string): string {
  const domain = domainOf(requireEmail(`a@${given}`));
  if (domain !== given.trim().toLowerCase()) throw new OperatorError(`${given} is no domain.`);
  if (publicDomains.has(domain)) {
    throw new OperatorError(`${domain} gives addresses to everybody: assign its people one by one.`);
  }
  return domain;
}

/** The ids of people without a company. In a pattern, marks of a domain would have a meaning of their own. */
async function peopleOfDomain(db: DatabaseTransaction, domain: string): Promise<string[]> {
  const people = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('company_id', 'is', null)
    .execute();
  return people.filter(({ email }) => domainOf(email) === domain).map(({ id }) => id);
}
