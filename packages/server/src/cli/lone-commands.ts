import { checkReceipt, filled, readReceipt, receiptWords, tellRecord } from '@clausewright/banner/receipt';
import type { LoneCommand } from './commands.ts';
import { aboutCodes, verified } from './verification-codes.ts';

const verifyReceiptCommand: LoneCommand = {
  name: 'consent verify-receipt',
  parameters: ['file'],
  options: { key: { type: 'string' } },
  takesFile: 'text',
  about: `Check the receipt of a visitor, without any service (--key: public key that must have signed it)${aboutCodes}`,
  async run({ positionals: [text = ''], options: { key } }) {
    const words = receiptWords.en;
    const receipt = readReceipt(text);
    if (receipt === null) return { ok: false, reason: words.unreadable };
    const checked = await checkReceipt(receipt, typeof key === 'string' ? [key] : undefined);
    const told = checked.map((record) => tellRecord(record, 'en'));
    const count = (state: string): number => told.filter((record) => record.state === state).length;
    const [all, proven] = [told.length, count('proven')];
    const failed = count('failed') + count('unchecked');
    const lines = [
      ...told.flatMap(({ verdict, why, rows }) => [
        ...rows.map(([label, row]) => `${`${label}:`.padEnd(10)}${row}`),
        `${verdict}: ${why}`,
        '',
      ]),
      filled(words.summary, { all, proven, failed, open: all - proven - failed }),
      ...(receipt.left_out ? [words.leftOut] : []),
    ];
    if (failed > 0) return verified('altered', lines);
    if (all === 0) return verified('nothing', lines);
    return verified(proven === all ? 'proven' : 'open', lines);
  },
};

/** They need neither configuration nor database, and run where they are typed. */
export const loneCommands: readonly LoneCommand[] = [verifyReceiptCommand];
