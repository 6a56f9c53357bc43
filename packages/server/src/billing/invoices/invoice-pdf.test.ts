import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PdfRenderer } from '@clausewright/documents';
import { afterAll, expect, test } from 'vitest';
import { makeInvoiceFile } from './invoice-file.ts';
import { printInvoice } from './print-invoice.ts';
import { sampleInvoice, samples } from './testing/sample-invoices.ts';
import { all, parseXml, textAt } from './testing/xml-tree.ts';

const pdf = new PdfRenderer();
afterAll(() => pdf[Symbol.asyncDispose]());

const quiet = ['pipe', 'pipe', 'ignore'] as const;

/** Text of the pages on one line, with plain blanks. */
function textOf(bytes: Uint8Array): string {
  const raw = execFileSync('pdftotext', ['-layout', '-', '-'], { input: bytes, stdio: [...quiet] });
  return plain(raw.toString());
}
const plain = (text: string): string => text.replaceAll(/\s+/gu, ' ');

/** The only file that a PDF carries, which pdfdetach takes from a file alone. */
function attached(bytes: Uint8Array): { list: string; content: string } {
  const folder = mkdtempSync(join(tmpdir(), 'invoice-'));
  try {
    const [file, out] = [join(folder, 'invoice.pdf'), join(folder, 'attached')];
    writeFileSync(file, bytes);
    const list = execFileSync('pdfdetach', ['-list', file], { stdio: [...quiet] }).toString();
    execFileSync('pdfdetach', ['-save', '1', '-o', out, file], { stdio: [...quiet] });
    return { list, content: readFileSync(out, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each(samples)('the PDF of %s states totals and notices, and embeds the same data', async (sample) => {
  const invoice = sampleInvoice(sample, 'de');
  const file = await makeInvoiceFile({ pdf }, invoice, 'pdf');
  const bytes = file?.content ?? new Uint8Array();
  const text = textOf(bytes);
  const { totals, notes, facts, seller, buyer } = printInvoice(invoice);
  for (const { label, value } of [...totals, ...facts]) expect(text).toContain(plain(`${label} ${value}`));
  for (const note of notes) expect(text).toContain(plain(note));
  for (const { name } of [seller, buyer]) expect(text).toContain(name);

  const { list, content } = attached(bytes);
  expect(list).toContain('1 embedded files');
  expect(list).toContain('factur-x.xml');
  const data = parseXml(content);
  expect(textAt(data, 'rsm:ExchangedDocument/ram:ID')).toBe(invoice.number);
  const [sums] = all(
    data,
    'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementHeaderMonetarySummation',
  );
  expect(sums && textAt(sums, 'ram:GrandTotalAmount')).toBe((invoice.content.total / 100).toFixed(2));
});
