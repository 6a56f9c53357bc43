import { PdfRenderer } from '@clausewright/documents';
import { expect, test } from 'vitest';
import { newId } from '../../platform/database/ids.ts';
import { testServer } from '../../platform/http/testing/test-server.ts';
import { makeTransaction } from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { serveInvoiceCalls } from './invoice-routes.ts';
import { makeInvoice } from './testing/make-invoice.ts';
import { sampleContents } from './testing/sample-invoices.ts';

const database = useTestDatabase();

test('an invoice is displayed or downloaded, and its URL serves nothing else', async () => {
  await using pdf = new PdfRenderer();
  await using server = await testServer({
    addRoutes: (app) => serveInvoiceCalls(app, { db: database.db, publicUrl: 'http://localhost:3000', pdf }),
  });
  const { id, number } = await makeInvoice(database.db, (await makeTransaction(database.db)).id);
  const seller = { ...sampleContents.domestic.seller, country: '' };
  const trial = await makeInvoice(database.db, (await makeTransaction(database.db)).id, {
    content: { ...sampleContents.domestic, seller },
  });
  const got = async (path: string) => {
    const { statusCode, headers } = await server.app.inject({ method: 'GET', url: `/invoices/${path}` });
    return [statusCode, headers['content-type'], headers['content-disposition']];
  };
  const pdfs = 'application/pdf';
  expect(await got(`${id}/view`)).toEqual([200, pdfs, `inline; filename="${number}.pdf"`]);
  expect(await got(`${id}/pdf`)).toEqual([200, pdfs, `attachment; filename="${number}.pdf"`]);
  expect(await got(`${id}/ubl`)).toEqual([200, 'application/xml', `attachment; filename="${number}.xml"`]);
  for (const path of [`${trial.id}/ubl`, `${id}/html`, `${id}/toString`, `${newId()}/pdf`, '1/pdf']) {
    expect([path, (await got(path))[0]]).toEqual([path, 404]);
  }
});
