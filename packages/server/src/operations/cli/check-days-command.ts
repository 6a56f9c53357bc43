import { checkDays } from '../../consent/consent-log/check-days.ts';
import { readDaysCopy } from '../../consent/consent-log/days-copy.ts';
import type { StandaloneCommand } from './command.ts';
import { noKey, readKeys } from './read-keys.ts';
import { aboutCodes, verified } from './verification-codes.ts';

export const checkDaysCommand: StandaloneCommand = {
  name: 'consent check-days',
  parameters: ['older-copy', 'newer-copy'],
  options: { key: { type: 'string', multiple: true } },
  takesFile: 'texts',
  about: `Compares two copies of \`<CONSENT_URL>/c/days\`, without service or database. \`--key\` is the public key that must have signed them; otherwise the keys in the older copy count.${aboutCodes}`,
  async run({ positionals, options: { key } }) {
    const [older = null, newer = null] = positionals.map(readDaysCopy);
    if (older === null || newer === null)
      return {
        ok: false,
        reason: `The ${older === null ? 'older' : 'newer'} file is not a copy of /c/days.`,
      };
    const keys = readKeys(key);
    if (keys === null) return noKey;
    const given = keys?.map((one) => new Uint8Array(Buffer.from(one, 'hex')));
    const { faults, open } = checkDays(older, newer, given);
    const counts = `days in the copies: ${older.days.length} and ${newer.days.length}`;
    if (faults.length > 0)
      return verified('altered', [counts, ...faults, ...open, `Faults: ${faults.length}.`]);
    if (older.days.length === 0) return verified('nothing', [counts, 'There is nothing to compare.']);
    if (open.length > 0) return verified('open', [counts, ...open]);
    return verified('proven', [counts, 'Everything matches: the newer copy continues the older one.']);
  },
};
