import { randomUUID } from 'node:crypto';
import { normalizeEmail } from '@choose-life/contracts/gateway/email';
import mailServices from 'email-providers/all.json' with { type: 'json' };
import { findStoredEmail } from '../accounts/email.ts';
import { companyOfDomain } from '../accounts/users.ts';
import { companyKey } from '../db/company-names.ts';
import type { Database, DatabaseTransaction } from '../db/schema.ts';
import { errorField } from '../error-field.ts';
import { domainOf, isPlainAddress } from '../mail/address.ts';
import { OperatorError } from '../operator-error.ts';

/** Domains of mail services where anybody can get an address. The package does not list the last three. */
const publicDomains = new Set([...mailServices, 'fastmail.com', 'tutanota.com', 'yahoo.com.ng']);

/**
 * `company add`: adds a company, or adds domains to an existing company.
 *
 * @param options.joinExisting whether existing accounts with an address of these domains, and without a company, join it; otherwise they are
 * only counted. Default: false
 * @returns the lines to print
 * @throws OperatorError
 */
export async function addCompany(
  db: Database,
  name: string,
  { domains, joinExisting = false }: { readonly domains: readonly string[]; readonly joinExisting?: boolean },
): Promise<string[]> {
  return db.transaction().execute(async transaction => {
    const existing = await findCompany(transaction, name);
    const isAdded = existing === undefined && (await insertCompany(transaction, name));
    // `insertCompany` adds nothing if a concurrent command has just added the company.
    const company = existing ?? (await requireCompany(transaction, name));
    if (!isAdded && domains.length === 0) throw new OperatorError(`${company.name} already exists.`);
    const lines = isAdded ? [`Added ${company.name}.`] : [];
    for (const typedDomain of domains) {
      const domain = requireDomain(typedDomain);
      await addDomain(transaction, domain, company.id);
      lines.push(`People who sign up with an e-mail address of ${domain} belong to ${company.name}.`);
      const userIds = await usersWithoutCompany(transaction, domain);
      if (userIds.length === 0) continue;
      if (joinExisting) await joinCompany(transaction, userIds, company.id);
      const joinSentence = joinExisting
        ? 'They belong to it now.'
        : 'Repeat the command with --existing to add them.';
      lines.push(
        `${countOfPeople(userIds.length)} with such an address had signed up before, and had no company. ${joinSentence}`,
      );
    }
    return lines;
  });
}

/** Adds a domain to a company. @throws OperatorError if the domain belongs to another company */
async function addDomain(transaction: DatabaseTransaction, domain: string, companyId: string): Promise<void> {
  if ((await companyOfDomain(transaction, domain)) === null) {
    await transaction
      .insertInto('company_domains')
      .values({ domain, company_id: companyId })
      // A concurrent command may add the domain first. The check below then finds its company.
      .onConflict(conflict => conflict.column('domain').doNothing())
      .execute();
  }
  if ((await companyOfDomain(transaction, domain)) !== companyId)
    throw new OperatorError(`${domain} belongs to another company.`);
}

async function joinCompany(
  transaction: DatabaseTransaction,
  userIds: readonly string[],
  companyId: string,
): Promise<void> {
  // One by one, since the number of parameters in a statement is limited.
  for (const id of userIds) {
    await transaction.updateTable('users').set({ company_id: companyId }).where('id', '=', id).execute();
  }
}

function countOfPeople(count: number | bigint | string): string {
  return Number(count) === 1 ? '1 person' : `${count} people`;
}

/** `company list`. @returns a line for each company: name, number of people and domains, separated by tabs */
export async function listCompanies(db: Database): Promise<string[]> {
  const companies = await db
    .selectFrom('companies')
    .leftJoin('users', 'users.company_id', 'companies.id')
    .select(({ fn }) => [
      'companies.id',
      'companies.name',
      // Postgres returns 64-bit counts as text.
      fn.count<number | string>('users.id').as('people'),
    ])
    .groupBy(['companies.id', 'companies.name'])
    .orderBy('companies.name')
    .execute();
  const domains = await db.selectFrom('company_domains').selectAll().orderBy('domain').execute();
  return companies.map(({ id, name, people }) => {
    const companyDomains = domains.filter(({ company_id }) => company_id === id).map(({ domain }) => domain);
    return [name, countOfPeople(people), ...companyDomains].join('\t');
  });
}

/** `company rename`. @throws OperatorError if there is no such company, or another one has the new name */
export async function renameCompany(db: Database, name: string, newName: string): Promise<string[]> {
  return db.transaction().execute(async transaction => {
    const company = await requireCompany(transaction, name);
    const other = await findCompany(transaction, newName);
    if (other !== undefined && other.id !== company.id)
      throw new OperatorError(`${other.name} already exists.`);
    await transaction
      .updateTable('companies')
      .set({ name: requireName(newName), name_key: companyKey(newName) })
      .where('id', '=', company.id)
      .execute()
      .catch(error => {
        // A concurrent command has just used the name.
        throw isUniqueViolation(error) ? new OperatorError(`${newName.trim()} already exists.`) : error;
      });
    return [`Renamed ${company.name} to ${newName.trim()}.`];
  });
}

/** `company remove`: also removes its domains, and leaves its people without a company. @throws OperatorError if there is no such company */
export async function removeCompany(db: Database, name: string): Promise<string[]> {
  return db.transaction().execute(async transaction => {
    const { id, name: storedName } = await requireCompany(transaction, name);
    await transaction.deleteFrom('company_domains').where('company_id', '=', id).execute();
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ company_id: null })
      .where('company_id', '=', id)
      .executeTakeFirst();
    await transaction.deleteFrom('companies').where('id', '=', id).execute();
    return [`Removed ${storedName}. Without a company now: ${countOfPeople(numUpdatedRows)}.`];
  });
}

/** `person assign` and `person unassign`. @param company its name; null for no company @throws OperatorError */
export async function assignPerson(db: Database, email: string, company: string | null): Promise<string[]> {
  return db.transaction().execute(async transaction => {
    const newCompany = company === null ? null : await requireCompany(transaction, company);
    const address = await findStoredEmail(transaction, email);
    const { numUpdatedRows } = await transaction
      .updateTable('users')
      .set({ company_id: newCompany?.id ?? null })
      .where('email', '=', address)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new OperatorError(`Nobody has an account with ${address}.`);
    return [
      newCompany === null
        ? `${address} has no company now.`
        : `${address} belongs to ${newCompany.name} now.`,
    ];
  });
}

/** @returns false if a concurrent command has just added a company of the name. */
async function insertCompany(db: DatabaseTransaction, name: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('companies')
    .values({ id: randomUUID(), name: requireName(name), name_key: companyKey(name) })
    .onConflict(conflict => conflict.column('name_key').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Whether Postgres found the name taken (SQLSTATE `unique_violation`). SQLite runs one write transaction at a time, so this error cannot happen
 * there.
 */
function isUniqueViolation(error: unknown): boolean {
  return errorField(error, 'code') === '23505';
}

/**
 * The company of a name. An earlier release could add several companies with one name, of which at most one has a `name_key`. That company is
 * used if there is one. The query does not use `name_key`, because it is null for the other companies and for the demo company.
 */
async function findCompany(db: DatabaseTransaction, name: string) {
  const companies = await db.selectFrom('companies').selectAll().orderBy('id').execute();
  const companiesOfName = companies.filter(company => companyKey(company.name) === companyKey(name));
  return companiesOfName.find(company => company.name_key !== null) ?? companiesOfName[0];
}

async function requireCompany(db: DatabaseTransaction, name: string) {
  const company = await findCompany(db, name);
  if (company === undefined) throw new OperatorError(`There is no company ${name.trim()}.`);
  return company;
}

function requireName(name: string): string {
  const trimmed = name.trim();
  if (trimmed !== '' && trimmed.length <= 200 && !/\p{C}/u.test(trimmed)) return trimmed;
  throw new OperatorError('The name of a company is one line of 1 to 200 characters.');
}

function requireDomain(typedDomain: string): string {
  // `isPlainAddress` checks a whole address, so a name is put before the domain.
  const address = `a@${typedDomain}`;
  if (!isPlainAddress(address))
    throw new OperatorError(`${typedDomain} is not the domain of an e-mail address, such as acme.example.`);
  const domain = domainOf(normalizeEmail(address));
  if (publicDomains.has(domain)) {
    throw new OperatorError(
      `${domain} is a mail service where anybody can get an address: assign people one by one.`,
    );
  }
  return domain;
}

/**
 * The ids of people without a company who have an address of the domain. The query does not use `like`, in which `_` is a wildcard.
 * Addresses are normalized before the comparison, because an earlier release only lower-cased them.
 */
async function usersWithoutCompany(db: DatabaseTransaction, domain: string): Promise<string[]> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('company_id', 'is', null)
    .execute();
  return users.filter(({ email }) => domainOf(normalizeEmail(email)) === domain).map(({ id }) => id);
}
