import {
  type CheckedRecord,
  checkReceipt,
  fillPlaceholders,
  readReceipt,
  type Receipt,
  receiptWords,
  describeRecord,
} from '@clausewright/banner/receipt';
import { checkDaysCommand } from './check-days-command.ts';
import type { StandaloneCommand } from './command.ts';
import { noKey, readKeys } from './read-keys.ts';
import { aboutCodes, verified } from './verification-codes.ts';

const verifyReceiptCommand: StandaloneCommand = {
  name: 'consent verify-receipt',
  parameters: ['file'],
  options: { key: { type: 'string', multiple: true } },
  takesFile: 'text',
  about: `Checks a visitor's receipt, without service or database. Without the public key from \`<CONSENT_URL>/.well-known/consent-log-keys.json\` it is never proven.${aboutCodes}`,
  async run({ positionals: [text = ''], options: { key } }) {
    const words = receiptWords.en;
    const receipt = readReceipt(text);
    if (receipt === null) return { ok: false, reason: words.unreadable };
    const keys = readKeys(key);
    if (keys === null) return noKey;
    const checked = await checkReceipt(receipt, keys);
    const told = checked.map((record) => describeRecord(record, 'en'));
    const count = (state: string): number => told.filter((record) => record.state === state).length;
    const [all, proven, failed, unchecked] = [
      told.length,
      count('proven'),
      count('failed'),
      count('unchecked'),
    ];
    const lines = [
      ...told.flatMap(({ verdict, why, rows }) => [
        ...rows.map(([label, row]) => `${`${label}:`.padEnd(10)}${row}`),
        `${verdict}: ${why}`,
        '',
      ]),
      fillPlaceholders(words.summary, { all, proven, failed, open: all - proven - failed }),
      ...(receipt.left_out ? [`${words.leftOut} Nothing was checked of those.`] : []),
      ...(keys === undefined && proven > 0 ? ownKeys(checked, receipt) : []),
    ];
    if (failed > 0) return verified('altered', lines);
    if (all === 0) return verified('nothing', lines);
    // Here is no Ed25519: that says nothing of the receipt.
    if (unchecked > 0) return { ok: false, reason: lines.join('\n') };
    const isWhole = proven === all && !receipt.left_out && keys !== undefined;
    return verified(isWhole ? 'proven' : 'open', lines);
  },
};

/** Anybody can make a receipt whole and sign it with a key that he puts into it. */
function ownKeys(checked: readonly CheckedRecord[], { keys }: Receipt): string[] {
  const ids = new Set(checked.flatMap(({ verdict }) => (verdict.state === 'proven' ? [verdict.key] : [])));
  return [
    'The key was not checked: it stands in the receipt itself. Compare it with <CONSENT_URL>/.well-known/consent-log-keys.json of the service whose banner was answered, or give it as --key:',
    ...[...ids].map((id) => `${id}: ${keys[id] ?? ''}`),
  ];
}

/** They need neither configuration nor database, and run where they are typed. */
export const standaloneCommands: readonly StandaloneCommand[] = [verifyReceiptCommand, checkDaysCommand];
