import { describe, expect, it } from 'vitest';
import { readLocalStorage, writeLocalStorage } from '../../support/local-storage.ts';
import { setUpProduct } from '../../support/test-product.ts';
import { waitUntilVisible } from '../../support/waiting.ts';

import { person, setUpPersonWithReport } from './person-with-report.ts';

const product = setUpProduct();
const sade = setUpPersonWithReport(product);
const { answer, go, save, submit, startOver, openAnalysis } = sade;
const list = `/read-by-risks-appraised-audit-user-id/${encodeURIComponent(person.email)}`;
const errorModal = () => sade.page.getByRole('alertdialog', { name: 'Error', exact: true });

describe('success', () => {
  const words = 'nearly a success';

  it.each(['0', ' 00', 'OK'])(`s.4, s.9: is the code '00', not '%s'`, async responseCode => {
    answer(list, { responseCode, responseMessage: words, data: [] });
    await go('/reports');
    await waitUntilVisible(errorModal().getByText(words, { exact: true }));
  });

  it.each([
    [
      'the questionnaire',
      '/hra/get-questionnaire',
      startOver,
      { meta: { modules: [], responses: {}, config: {} } },
    ],
    ['an appraisal', '/hra/appraise-risks', submit, { meta: { reportId: 'r-9' } }],
    [
      'report data',
      '/hra/get-report-data',
      openAnalysis,
      { data: { targetAge: 1, riskAge: 2, ascvd: { data: { age: 3 } } } },
    ],
  ] as const)(`s.4, s.9: of %s is the status 'OK', not 'ok' or 'SUCCESS'`, async (_call, path, act, rest) => {
    for (const status of ['ok', 'SUCCESS']) {
      answer(path, { status, responseMessage: words, ...rest });
      await act();
      await waitUntilVisible(errorModal().getByText(words, { exact: true }));
    }
  });

  it('s.4: of a save is a unique string', async () => {
    for (const body of [{ status: 'OK' }, { responseCode: '00', uniqueString: '' }]) {
      answer('/hra/save-answers', body);
      await save();
      await waitUntilVisible(errorModal());
      expect(await sade.page.getByText('Health Assessment Saved').count()).toBe(0);
    }
    answer('/hra/save-answers', { uniqueString: 'saved-by-itself' });
    await save();
    await sade.page.getByRole('dialog', { name: 'Health Assessment Saved' }).waitFor();
    expect((await readLocalStorage(sade.page)).uniqueString).toBe('saved-by-itself');
  });

  it('s.4: of saved answers is their appraiseRisksUserId', async () => {
    const open = async (body: object) => {
      answer('/hra/get-saved-answers', body);
      await go('/favicon.svg');
      await sade.page.evaluate(() => sessionStorage.clear());
      await writeLocalStorage(sade.page, { uniqueString: 'saved-1' });
      await go('/hra/general');
    };
    await open({ status: 'OK', uniqueString: 'saved-1', hraQSexA: 'female' });
    await waitUntilVisible(sade.page.getByText('Your saved answers could not be loaded.'));
    await open({ appraiseRisksUserId: person.email, uniqueString: 'saved-1', hraQSexA: 'female' });
    await expect.poll(() => sade.page.getByRole('radio', { name: 'B, Female' }).isChecked()).toBe(true);
  });
});
