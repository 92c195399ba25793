import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { normalizeEmail } from '@choose-life/contracts/gateway/email';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeEnrolment } from '../src/accounts/enrolment.ts';
import { putArticleFile, removeArticle } from '../src/admin/articles.ts';
import { addCompany, assignPerson, renameCompany } from '../src/admin/companies.ts';
import { adminCommands } from '../src/admin/run.ts';
import { openDatabase } from '../src/db/open-database.ts';
import type { Database } from '../src/db/schema.ts';
import { runCommand } from '../src/maintenance/operator-program.ts';
import { type ProviderStates, providerStates } from '../testing/provider-states.ts';
import { runToEnd } from '../testing/run-to-end.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { call } from './call.ts';
import { describeOnOneDatabase } from './databases.ts';
import { configOf, type InProcessServer, openServer } from './server-process.ts';

const program = fileURLToPath(new URL('../src/admin/run.ts', import.meta.url));

describeOnOneDatabase('Postgres', 'npm run admin, next to a running gateway', databaseUrl => {
  const dataDir = temporaryFolder();
  let env: NodeJS.ProcessEnv;
  let gateway: InProcessServer;
  let db: Database;
  let states: ProviderStates;
  beforeAll(async () => {
    const url = await databaseUrl();
    env = { DATA_DIR: dataDir, DATABASE_URL: url };
    gateway = await openServer(env);
    db = await openDatabase({ databaseUrl: url, dataDir });
    states = providerStates({ db, clock: () => new Date() });
  });
  afterAll(async () => {
    await gateway.end();
    await db.destroy();
  });

  /** Runs a command as an operator types it. A test of its effect on the database may call the function of the command instead. */
  const admin = async (...args: string[]) => {
    const { code, stdout, stderr } = await runCommand(configOf(env), adminCommands, args);
    return code === 0 ? stdout : `refused: ${stderr}`;
  };
  const companies = () => db.selectFrom('companies').selectAll().execute();
  /** The rows of all tables that the commands change, except those of `normalize-emails`. */
  const storedRows = async () => [
    await companies(),
    await db.selectFrom('company_domains').selectAll().execute(),
    await db.selectFrom('users').selectAll().execute(),
    await db.selectFrom('articles').selectAll().execute(),
  ];
  const companyOf = async (token: string) => {
    const { userCompanyId } = (await call(gateway, 'authentication.userDetails', {}, { token })).body;
    if (userCompanyId === null) return null;
    const companyId = String(userCompanyId);
    return (await call(gateway, 'company.readByCompanyId', { companyId }, { token })).body.data;
  };
  const signUp = async (email: string) => {
    const otp = await states.createEnrolment({ email, password: 'a good long password' });
    await call(gateway, 'authentication.completeEnrollment', { otp, userEmail: email });
    const userEmail = normalizeEmail(email);
    const login = { userEmail, userPassword: 'a good long password' };
    return String((await call(gateway, 'authentication.login', login)).body.token);
  };

  it('adds people of a domain to the company, and existing accounts only with --existing', async () => {
    const earlyPerson = await states.createAccount({ email: 'early@acme.example' });
    expect(await admin('company', 'add', 'Acme', '--domain', 'Acme.example')).toBe(
      'Added Acme.\nPeople who sign up with an e-mail address of acme.example belong to Acme.\n' +
        '1 person with such an address had signed up before, and had no company. Repeat the command with --existing to add them.\n',
    );
    expect(await companyOf(await signUp('Late@ACME.example'))).toEqual({ companyName: 'Acme' });
    expect(await companyOf(await signUp('other@sub.acme.example'))).toBeNull();
    expect(await companyOf(earlyPerson.token)).toBeNull();
    expect(await admin('company', 'add', 'acme', '--domain', 'acme.example', '--existing')).toContain(
      '1 person with such an address had signed up before, and had no company. They belong to it now.',
    );
    expect(await companyOf(earlyPerson.token)).toEqual({ companyName: 'Acme' });
    expect(await admin('company', 'list')).toContain('Acme\t2 people\tacme.example\n');
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'the domain of a mail service',
      () => addCompany(db, 'Free', { domains: ['gmail.com'] }),
      'gmail.com is a mail service',
    ],
    [
      'the domain of a mail service that the package `email-providers` does not list',
      () => addCompany(db, 'Free', { domains: ['yahoo.com.ng'] }),
      'yahoo.com.ng is a mail service',
    ],
    [
      'the domain of another company',
      () => addCompany(db, 'Rival', { domains: ['acme.example'] }),
      'acme.example belongs to another company',
    ],
    [
      'an address as a domain',
      () => addCompany(db, 'Free', { domains: ['a@b.example'] }),
      'a@b.example is not the domain of an e-mail address',
    ],
    ['a name of spaces', () => addCompany(db, ' ', { domains: [] }), 'The name of a company is one line'],
    ['a name that a company has', () => addCompany(db, 'ACME', { domains: [] }), 'Acme already exists'],
    [
      'a new name for an unknown company',
      () => renameCompany(db, 'Nobody', 'Somebody'),
      'There is no company Nobody',
    ],
    [
      'an unknown person',
      () => assignPerson(db, 'nobody@acme.example', 'Acme'),
      'Nobody has an account with nobody@acme.example',
    ],
    ['an unknown article', () => removeArticle(db, 'nothing'), 'There is no article nothing'],
  ])('refuses %s, and changes nothing', async (_what, command, reason) => {
    const before = await storedRows();
    await expect(command()).rejects.toThrow(reason);
    expect(await storedRows()).toEqual(before);
  });

  it.each([
    [['company', 'add', 'Two', 'words'], 'The arguments of this command are: NAME'],
    [['company', 'list', '--existing'], "Unknown option '--existing'"],
    [['company'], 'Name one of these commands: company add'],
  ])('prints why it refuses %j', async (args, reason) => {
    expect(await admin(...args)).toMatch(new RegExp(`^refused: .*${reason}`, 's'));
  });

  it('assigns a person to a company, also with another case of the address and the name', async () => {
    const { token } = await states.createAccount({ email: 'ngozi@example.test' });
    await addCompany(db, 'Zenith Ltd', { domains: [] });
    expect(await admin('person', 'assign', 'NGOZI@example.test', 'zenith ltd')).toContain(
      'belongs to Zenith Ltd',
    );
    expect(await companyOf(token)).toEqual({ companyName: 'Zenith Ltd' });
  });

  it('unassigns a person', async () => {
    const email = 'emeka@example.test';
    const { token } = await states.createAccount({ email });
    await addCompany(db, 'Sirius', { domains: [] });
    await assignPerson(db, email, 'Sirius');
    await admin('person', 'unassign', email);
    expect(await companyOf(token)).toBeNull();
  });

  it('renames a company', async () => {
    const email = 'tunde@example.test';
    const { token } = await states.createAccount({ email });
    await addCompany(db, 'Nova Ltd', { domains: [] });
    await assignPerson(db, email, 'Nova Ltd');
    await admin('company', 'rename', 'Nova Ltd', 'Nova');
    expect(await companyOf(token)).toEqual({ companyName: 'Nova' });
  });

  describe('after it has removed a company', () => {
    const email = 'bola@example.test';
    let token: string;
    let printed: string;
    beforeAll(async () => {
      ({ token } = await states.createAccount({ email }));
      await addCompany(db, 'Vega', { domains: ['vega.example'] });
      await assignPerson(db, email, 'Vega');
      printed = await admin('company', 'remove', 'Vega');
    });

    it('leaves its people without a company', async () => {
      expect(printed).toBe('Removed Vega. Without a company now: 1 person.\n');
      expect(await companyOf(token)).toBeNull();
    });

    it('adds no new people by its domain', async () => {
      expect(await companyOf(await signUp('new@vega.example'))).toBeNull();
    });
  });

  it('adds a company once if several commands add it at the same time', async () => {
    // Two spellings of one name. The last two commands also add a domain.
    const adding = Array.from({ length: 8 }, (_, index) =>
      addCompany(db, index % 2 ? ' ORION  Ltd' : 'Orion ltd', {
        domains: index > 5 ? ['orion.example'] : [],
      }),
    );
    const lines = (await Promise.allSettled(adding)).flatMap(result =>
      result.status === 'fulfilled' ? result.value : String(result.reason),
    );
    expect(lines.filter(line => line.startsWith('Added'))).toHaveLength(1);
    expect(lines.filter(line => !/Added|People who sign up|already exists/.test(line))).toEqual([]);
    expect((await companies()).filter(({ name }) => /orion/i.test(name))).toHaveLength(1);
  });

  it('normalizes addresses of earlier releases, except if two accounts would then share an address', async () => {
    const password = 'a good long password';
    // Both accounts of bo would get the address bo@xn--bcher-kva.example, which the second one already has.
    const oldEmails = [
      'ada@bücher.example',
      'jose\u0301@example.test',
      'bo@bücher.example',
      'cy@acme.example',
    ];
    for (const email of [...oldEmails, 'bo@xn--bcher-kva.example'])
      await states.createAccount({ email, password });
    await db
      .insertInto('wait_list')
      .values({ id: 'old', email: 'di@bücher.example', created_at: '2026' })
      .execute();
    const logIn = async (userEmail: string) =>
      (await call(gateway, 'authentication.login', { userEmail, userPassword: password })).body.userEmail;
    const emails = async () =>
      (await db.selectFrom('users').select('email').execute()).map(({ email }) => email).sort();

    // An address can have several sign-ups, each with its link.
    const ed = {
      email: 'ed@bücher.example',
      password_hash: '',
      first_name: 'Ed',
      last_name: 'Obi',
      gender: 'Male',
    };
    await storeEnrolment(db, new Date(), ed);
    await storeEnrolment(db, new Date(), ed);

    expect(await logIn('Ada@BÜCHER.example')).toBe('ada@bücher.example');
    const before = await emails();
    const expectedOutput = (verb: string) =>
      `${verb}: 2 accounts, 2 sign-ups, 2 mailed links, 1 entries of the wait-list (duplicates are removed) and 0 domains of companies.\n` +
      'bo@bücher.example and bo@xn--bcher-kva.example would become one account. They are not changed: ask the owner to delete all but one.\n';
    expect(await admin('person', 'normalize-emails', '--dry-run')).toBe(expectedOutput('Would normalize'));
    expect(await emails()).toEqual(before);
    expect(await admin('person', 'normalize-emails')).toBe(expectedOutput('Normalized'));
    expect(await emails()).toEqual(
      expect.arrayContaining(['ada@xn--bcher-kva.example', 'josé@example.test', 'bo@bücher.example']),
    );
    for (const typedEmail of ['ada@bücher.example', 'ada@bu\u0308cher.example', 'ada@xn--bcher-kva.example'])
      expect(await logIn(typedEmail)).toBe('ada@xn--bcher-kva.example');
    for (const typedEmail of ['bo@bücher.example', 'bo@xn--bcher-kva.example'])
      expect(await logIn(typedEmail)).toBe(typedEmail);
    expect(await logIn('jose\u0301@example.test')).toBe('josé@example.test');
    // The test of the export below counts the entries.
    await db.deleteFrom('wait_list').execute();
  });

  it('prints no health data and changes no report', async () => {
    const email = 'sick@acme.example';
    await states.createAccount({ email });
    await states.createReport(email);
    const commands = [
      ['company', 'list'],
      ['person', 'assign', email, 'Acme'],
      ['article', 'list'],
      ['wait-list', 'export'],
    ];
    const before = await db.selectFrom('reports').selectAll().execute();
    const outputs = await Promise.all(commands.map(args => admin(...args)));
    const report = before.at(-1);
    expect(report?.risk_age).toBeTypeOf('number');
    expect(outputs.join('')).not.toMatch(new RegExp(`${report?.id}|hra\\.q|risk age`, 'i'));
    expect(await db.selectFrom('reports').selectAll().execute()).toEqual(before);
  });

  const articleId = 'hand-washing';
  /** Stores an article of the id `articleId`, as `article put` does. */
  const storeArticle = (title: string, changedMetadata: object = {}) => {
    const metadata = {
      title,
      introduction: 'Why.',
      conclusion: 'So.',
      date: '2026-11-01',
      author: 'The nurse',
      categories: ['Health'],
      picture: 'five-handfuls-a-day',
      bodyPicture: 'https://cdn.example/a.png',
      sources: [{ publisher: 'Ghana Health Service', title: 'Hands' }],
      ...changedMetadata,
    };
    const file = join(dataDir, `${articleId}.html`);
    writeFileSync(
      file,
      `<script type="application/json">\n${JSON.stringify(metadata)}\n</script>\n<p>Soap.</p>\n`,
    );
    return putArticleFile(db, file);
  };
  const healthArticles = async () => {
    const body = { categories: ['Health' as const], pageNumber: 1, pageSize: 100 };
    return (await call(gateway, 'content.readContentLibrary', body)).text;
  };

  it('stores an article, and changes it if it is stored again', async () => {
    expect(await storeArticle('Wash hands')).toEqual([`Stored ${articleId}.`]);
    expect(await healthArticles()).toContain('Wash hands');
    await storeArticle('Ten clean fingers');
    expect(await healthArticles()).toMatch(/Ten clean fingers.*Ghana Health Service: Hands/);
    expect(await healthArticles()).not.toContain('Wash hands');
  });

  it.each<[string, object, string | RegExp]>([
    [
      'a picture that does not exist',
      { picture: 'none-such' },
      'There is no picture /pictures/none-such.svg',
    ],
    ['an invalid date', { date: 'soon' }, /^Article hand-washing.html cannot be used.*date/s],
  ])('refuses an article with %s', async (_problem, metadata, reason) => {
    await expect(storeArticle('Refused', metadata)).rejects.toThrow(reason);
  });

  it('removes an article', async () => {
    await storeArticle('Ten clean fingers');
    await removeArticle(db, articleId);
    expect(await healthArticles()).not.toContain('Ten clean fingers');
  });

  it('keeps stored and removed articles after a restart of the gateway', async () => {
    await storeArticle('Ten clean fingers');
    // An article of this release.
    expect(await admin('article', 'remove', 'small-spoon-of-salt')).toBe('Removed small-spoon-of-salt.\n');
    await gateway.end();
    gateway = await openServer(env);
    expect(await healthArticles()).toContain('Ten clean fingers');
    const listed = await admin('article', 'list');
    expect(listed).toMatch(/^hand-washing\t2026-11-01\tTen clean fingers$/m);
    expect(listed).not.toContain('small-spoon-of-salt');
  });

  it('exports the wait-list as CSV in which no cell is a formula', async () => {
    await states.createWaitListEntry('ada@example.test');
    // A spreadsheet program evaluates a cell that begins with one of these characters, unless an apostrophe precedes it. The ids sort after the
    // id of the first entry, and the export has the order of the ids.
    const rows = ['=1+1@evil.test', '\u2212x"@evil.test', '\uff1dcmd@evil.test'].map((email, index) => ({
      id: `zz${index}`,
      email,
      created_at: '2026-01-01T00:00:00.000Z',
    }));
    await db.insertInto('wait_list').values(rows).execute();
    // Runs the program itself: operators redirect its output to a file, so the output must contain nothing else.
    const { code, stdout } = await runToEnd(program, ['wait-list', 'export'], env);
    expect(code).toBe(0);
    const [header, ...lines] = stdout.trimEnd().split('\n');
    expect(header).toBe('email,joined');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^"ada@example\.test","20\d\d-/);
    expect(lines.slice(1).map(line => line.slice(0, 3))).toEqual([`"'=`, `"'\u2212`, `"'\uff1d`]);
    expect(lines[2]).toContain('x""@evil');
  });
});
