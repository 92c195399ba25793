import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '@choose-life/contracts/gateway/email';
import mailServices from 'email-providers/all.json' with { type: 'json' };
import { requireEmail, storedEmail } from '../accounts/email.ts';
import { companyOfDomain } from '../accounts/users.ts';
import { companyKey } from '../db/company-names.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { domainOf } from '../mail/address.ts';
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
    const isAdded = known === undefined && (await insertCompany(transaction, name));
    // Another command may just have added it.
    const company = known ?? (await requireCompany(transaction, name));
    if (!isAdded && domains.length === 0) throw new OperatorError(`${company.name} is there already.`);
    const lines = isAdded ? [`Added ${company.name}.`] : [];
    for (const given of domains) {
      const domain = requireDomain(given);
      if ((await companyOfDomain(transaction, domain)) === null) {
        await transaction
          .insertInto('company_domains')
          .values({ domain, company_id: company.id })
          .onConflict(conflict => conflict.column('domain').doNothing())
          .execute();
      }
      if ((await companyOfDomain(transaction, domain)) !== company.id) {
        throw new OperatorError(`${domain} belongs to another company.`);
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
      .set({ name: requireName(to), name_key: companyKey(to) })
      .where('id', '=', company.id)
      .execute()
      .catch(error => {
        // Another command has just given the name away.
        throw isTaken(error) ? new OperatorError(`${to.trim()} is there already.`) : error;
      });
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
    const address = await storedEmail(transaction, email);
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ company_id: to?.id ?? null })
      .where('email', '=', address)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new OperatorError(`Nobody has an account with ${address}.`);
    return [to === null ? `${address} has no company now.` : `${address} belongs to ${to.name} now.`];
  });
}

/** @returns false where another command has just added a company of the name. */
async function insertCompany(db: DatabaseTransaction, name: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('companies')
    .values({ id: randomUUID(), name: requireName(name), name_key: companyKey(name) })
    .onConflict(conflict => conflict.column('name_key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** By SQLSTATE; of SQLite's transactions only one writes at a time. */
function isTaken(error: unknown): boolean {
  return Object(error).code === '23505';
}

/** Of several that an earlier release added under one name, the one with the key. */
async function findCompany(db: DatabaseTransaction, name: string) {
  const companies = await db.selectFrom('companies').selectAll().orderBy('id').execute();
  const named = companies.filter(company => companyKey(company.name) === companyKey(name));
  return named.find(company => company.name_key !== null) ?? named[0];
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
  return people.filter(({ email }) => domainOf(normalizeEmail(email)) === domain).map(({ id }) => id);
}
