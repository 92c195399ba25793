import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { call, reportListOf } from './call.ts';
import { describeOnBothDatabases } from './databases.ts';

const minute = 60_000;

describeOnBothDatabases('a record that is sent twice', databaseUrl => {
  let gateway: RunningGateway;
  /** On Postgres a second gateway on the same database; on SQLite the same one. */
  let other: RunningGateway;
  let ada: { token: string; email: string };
  let people = 0;
  beforeAll(async () => {
    const url = await databaseUrl();
    gateway = await startGateway({ databaseUrl: url });
    other = url === undefined ? gateway : await startGateway({ databaseUrl: url });
    return () => Promise.all([...new Set([gateway, other])].map(each => each.stop()));
  });
  beforeEach(async () => {
    people += 1;
    ada = await gateway.createAccount({ email: `ada-${people}@example.test` });
  });

  const flat = (age: number, uniqueString?: string) => ({
    'appraise_risks.user_id': ada.email,
    'hra.q.sex.a': 'female',
    'hra.q.age_in_years.a.years': age,
    ...(uniqueString === undefined ? {} : { unique_string: uniqueString }),
  });
  const submit = async (age: number, at = gateway, uniqueString?: string) => {
    const { body } = await call(at, 'hra.appraiseRisks', flat(age, uniqueString), ada);
    expect(body).toMatchObject({ status: 'OK', meta: { reportId: expect.any(String) } });
    return JSON.stringify(body.meta);
  };
  const save = async (age: number, at: RunningGateway, uniqueString?: string) => {
    const { body } = await call(at, 'hra.saveAnswers', flat(age, uniqueString), ada);
    return String(body.uniqueString);
  };
  const savedAge = async (uniqueString: string) => {
    const request = { uniqueString, userId: ada.email };
    return (await call(other, 'hra.getSavedAnswers', request, ada)).body.hraQAgeInYearsAYears;
  };
  const lines = () => reportListOf(gateway, ada);

  it('makes one report of a submission that was never saved, also of presses at once at two gateways', async () => {
    const at = [gateway, other, gateway, other, gateway, other, gateway, other];
    const reports = await Promise.all(at.map(each => submit(45, each)));
    expect(await submit(45)).toBe(reports[0]);
    expect(new Set(reports).size).toBe(1);
    expect(await lines()).toHaveLength(1);
  });

  it('makes one report of what was changed after it was submitted, and pressed twice', async () => {
    const uniqueString = await save(45, gateway);
    const first = await submit(45, gateway, uniqueString);
    const again = await Promise.all([gateway, other].map(each => submit(46, each, uniqueString)));
    expect(new Set([first, ...again]).size).toBe(2);
    expect(await lines()).toHaveLength(2);
  });

  it('makes a report of its own where an answer was changed, and where it was changed back', async () => {
    const reports = [await submit(45), await submit(46), await submit(45)];
    expect(new Set(reports).size).toBe(3);
  });

  it('makes a report of its own for another person, after a minute, and once a clock that was ahead is set back', async () => {
    const first = await submit(45);
    const adas = ada;
    ada = await gateway.createAccount({ email: `bea-${people}@example.test` });
    expect(await submit(45)).not.toBe(first);
    ada = adas;
    gateway.advanceClock(minute);
    const second = await submit(45);
    expect(second).not.toBe(first);
    gateway.advanceClock(-2 * minute);
    expect(await submit(45)).not.toBe(second);
  });

  it('keeps one of two saves at once whole, and the last of two saves', async () => {
    const uniqueString = await save(45, gateway);
    const both = await Promise.all([save(46, gateway, uniqueString), save(47, other, uniqueString)]);
    expect(both).toEqual([uniqueString, uniqueString]);
    expect([46, 47]).toContain(await savedAge(uniqueString));
    await save(48, gateway, uniqueString);
    await save(49, other, uniqueString);
    expect(await savedAge(uniqueString)).toBe(49);
    expect(await lines()).toHaveLength(1);
  });
});
