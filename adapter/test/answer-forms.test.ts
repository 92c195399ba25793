import { downloadReportPdf, reportIdOf } from '@choose-life/client';
import { describe, expect, it } from 'vitest';
import { answer, jsonAnswer } from './misbehaving-gateway.ts';
import {
  adapter,
  always,
  dataRequest,
  errorOf,
  gateway,
  pdf,
  pdfRequest,
  start,
  token,
} from './procedures-client.ts';

describe('answers that have one form over HTTP', () => {
  it.each([
    { status: 'OK', data: { targetAge: 40, riskAge: 52.4, ascvd: { data: { age: 45 } } } },
    { status: 'OK', targetAge: 40, riskAge: 52.4, ascvd: { data: { age: 45 } } },
  ])('gives the three ages one form %#', async body => {
    const client = await start(always(200, body));
    expect(await client.hra.getReportData.query(dataRequest)).toEqual({
      status: 'OK',
      targetAge: 40,
      riskAge: 52.4,
      currentAge: 45,
      report: null,
    });
  });

  it('gives null ages for a report without data', async () => {
    const client = await start(always(200, { status: 'OK', data: null }));
    expect(await client.hra.getReportData.query(dataRequest)).toMatchObject({
      targetAge: null,
      currentAge: null,
    });
  });

  it('asks for a report under the id that was listed, as text where the list has a number', async () => {
    const data = [{ risksAppraisedAuditReportId: 7 }];
    const client = await start((socket, _request, n) =>
      socket.write(
        n === 0
          ? jsonAnswer(200, { responseCode: '00', data })
          : jsonAnswer(200, n === 1 ? { status: 'OK', data: null } : pdf),
      ),
    );
    const list = await client.risksAppraisedAudit.readByRisksAppraisedAuditUserId.query({
      risksAppraisedAuditUserId: 'a@b.co',
    });
    const listed = list.data[0]?.risksAppraisedAuditReportId ?? reportIdOf('none');
    await client.hra.getReportData.query({ ...dataRequest, getReportDataReportId: listed });
    await downloadReportPdf(
      { ...pdfRequest, getReportPdfReportId: listed },
      { url: `${adapter.url}/reports/pdf`, token },
    );
    expect(gateway.requests[1]).toContain('"getReportDataReportId":"7"');
    expect(gateway.requests[2]).toContain('"getReportPdfReportId":"7"');
  });

  it('gives company and library one form', async () => {
    const client = await start((socket, _request, n) =>
      socket.write(
        jsonAnswer(200, {
          responseCode: '00',
          ...(n === 0 ? { companyInfo: { data: { companyName: 'Acme' } } } : { data: [{ contentId: 1 }] }),
        }),
      ),
    );
    expect(await client.company.readByCompanyId.query({ companyId: '1' })).toEqual({
      data: { companyName: 'Acme' },
    });
    expect(await client.content.readContentLibrary.query({ categories: ['Health'] })).toEqual({
      contentLibrary: { data: [{ contentId: 1 }] },
    });
  });

  it.each([
    ['JSON', JSON.stringify(pdf), 'application/json'],
    ['text', pdf, 'text/plain'],
  ])('takes a PDF as %s, through tRPC and as bytes', async (_form, body, mediaType) => {
    const client = await start(socket => socket.write(answer(200, body, { 'content-type': mediaType })));
    expect(await client.hra.getReportPdf.query(pdfRequest)).toEqual({
      fileName: 'downloaded.pdf',
      mediaType: 'application/pdf',
      base64: pdf,
    });
    const blob = await downloadReportPdf(pdfRequest, {
      url: `${adapter.url}/reports/pdf`,
      token: () => token,
    });
    expect(Buffer.from(await blob.arrayBuffer()).toString('base64')).toBe(pdf);
    expect(blob.type).toBe('application/pdf');
  });

  it.each(['"bm90IGEgcGRm"', '"%PDF-1.7"', '{"responseCode":"00"}', '<html></html>', '"JVBERi0x"'])(
    'refuses %s in place of a PDF',
    async body => {
      const client = await start(socket => socket.write(answer(200, body)));
      expect(await errorOf(client.hra.getReportPdf.query(pdfRequest))).toMatchObject({
        kind: 'BAD_RESPONSE',
      });
      const options = { url: `${adapter.url}/reports/pdf`, token: () => token };
      expect(await errorOf(downloadReportPdf(pdfRequest, options))).toMatchObject({ kind: 'BAD_RESPONSE' });
    },
  );
});
