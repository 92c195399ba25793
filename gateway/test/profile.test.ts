import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningGateway, startGateway } from '../testing/start-gateway.ts';
import { call } from './call.ts';
import { describeOnBothDatabases } from './databases.ts';

describeOnBothDatabases('the profile', databaseUrl => {
  let gateway: RunningGateway;
  beforeAll(async () => {
    gateway = await startGateway({ databaseUrl: await databaseUrl() });
  });
  afterAll(async () => gateway.stop());

  it('keeps the profile, and lets nobody change another', async () => {
    const { token } = await gateway.createAccount({ email: 'profile@example.test' });
    const update = (request: object) =>
      call(gateway, 'user.update', { userEmail: 'profile@example.test', ...request }, { token });
    await update({
      userFirstName: 'Bọ́lá',
      userOfficeAddress: '1 Example Street',
      userAge: 45,
      userBloodGlucose: 92.5,
    });
    expect(
      (await update({ userCountry: 'Nigeria', userCompanyId: 'choose-life-demo-company' })).body,
    ).toMatchObject({
      responseCode: '00',
    });
    const { body } = await call(gateway, 'authentication.userDetails', {}, { token });
    expect(body).toMatchObject({
      userFirstName: 'Bọ́lá',
      userOfficeAddress: '1 Example Street',
      userAge: 45,
      userBloodGlucose: 92.5,
      userCountry: 'Nigeria',
      userCompanyId: null,
    });
    expect((await update({ userEmail: 'ada@example.test' })).body.responseCode).toBe('99');
  });
});
