import { afterAll, expect, test } from 'vitest';
import { formats } from '@clausewright/contract/languages';
import { fileKey, fileName, renderFile } from './file.ts';
import { PdfRenderer } from './pdf.ts';
import { policyFixture } from './testing/policy-fixture.ts';

const pdf = new PdfRenderer();
afterAll(() => pdf[Symbol.asyncDispose]());
const plain = { ...policyFixture('fr'), title: '../../etc/"\r\nSet-Cookie: x' };

test.for(formats)('%s has a file name free of customer input', async (format) => {
  const file = await renderFile(format, 'PRIVACY_POLICY', plain, pdf);
  if (!file.ok) throw new Error(file.reason);
  expect(file.fileName).toBe(`privacy-policy-fr.${format}`);
  expect(file.bytes.length).toBeGreaterThan(10_000);
  expect(file.contentType).toMatch(/^[a-z]+\/[a-z.-]+(?:; charset=utf-8)?$/u);
});

test('the file key changes only with format and content', () => {
  expect(fileKey('pdf', plain)).toMatch(/^[0-9a-f]{64}$/u);
  expect(fileKey('pdf', structuredClone(plain))).toBe(fileKey('pdf', plain));
  const others = [
    fileKey('html', plain),
    fileKey('pdf', { ...plain, language: 'de' }),
    fileKey('pdf', policyFixture('fr', 1)),
  ];
  expect(new Set([fileKey('pdf', plain), ...others]).size).toBe(4);
  expect(fileName('TEST', plain, 'md')).toBe('test-fr.md');
});
