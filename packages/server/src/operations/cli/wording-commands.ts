import { isLanguage } from '@clausewright/contract';
import { sameWording, type Wording } from '../../documents/prescribed-wording/prescribed-texts.ts';
import { type WaitingWording, listWaitingWordings } from '../../documents/release-gate/release-store.ts';
import {
  type Released,
  releaseWording,
  withdrawRelease,
} from '../../documents/release-gate/release-wording.ts';
import { type WordingStatus, readWordingStatus } from '../../documents/release-gate/wording-status.ts';
import { createBillingPorts } from './billing-ports.ts';
import type { Command, CommandContext } from './command.ts';

const prescribedCommand: Command = {
  name: 'texts prescribed',
  parameters: [],
  options: {},
  about:
    'Lists wording that a law prescribes, what nobody has compared with the official text yet, and what waits for it.',
  audit: 'none',
  async run({ database: { db } }) {
    const all = await readWordingStatus(db);
    const waiting = await listWaitingWordings(db);
    const open = all.filter(({ holds }) => holds);
    const held = countWaiting(waiting, (one) => isOpen(one, all));
    return {
      ok: true,
      lines: [
        ...all.map((one) => {
          const waits = one.holds ? countWaiting(waiting, (other) => sameWording(other, one.text)) : 0;
          const { id, language, source } = one.text;
          const line = `${stateOf(one)}  ${id}  ${language}  ${source}`;
          return waits === 0 ? line : `${line}  (waiting: ${waits})`;
        }),
        `Production finishes no document that carries an unverified one; ${held} unfinished agreement(s) do.`,
        `Unverified: ${open.length} of ${all.length}. Compare these with the official text: \`texts show\`, then \`texts release\`.`,
      ],
    };
  },
};

function countWaiting(waiting: readonly WaitingWording[], carries: (one: Wording) => boolean): number {
  return waiting
    .filter(({ wording }) => wording.some(carries))
    .reduce((sum, { agreements }) => sum + agreements, 0);
}

function stateOf({ text, release, holds }: WordingStatus): string {
  if (holds) return 'unverified';
  return release === undefined ? text.official : `released ${dayOf(release.releasedAt)}`;
}

function isOpen(wording: Wording, all: readonly WordingStatus[]): boolean {
  const known = all.find(({ text }) => sameWording(text, wording));
  return known === undefined || known.holds;
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

const showCommand: Command = {
  name: 'texts show',
  parameters: ['id', 'language'],
  options: {},
  about: 'Prints a prescribed wording with its source.',
  audit: 'none',
  async run({ database: { db } }, { positionals: [id = '', language = ''] }) {
    const found = (await readWordingStatus(db)).find(
      ({ text }) => text.id === id && text.language === language,
    );
    if (found === undefined) return { ok: false, reason: unknown(`${id} ${language}`) };
    const { text, release } = found;
    return {
      ok: true,
      lines: [
        text.title,
        `Source: ${text.source}`,
        `State:  ${stateOf(found)}${release === undefined ? '' : `, compared with: ${release.note}`}`,
        `Digest: ${text.digest}`,
        'A name in {braces} is filled from answers.',
        ...[...text.parts].flatMap(([part, words]) => ['', `--- ${part}`, ...words.split('\n')]),
      ],
    };
  },
};

const releaseCommand: Command = {
  name: 'texts release',
  parameters: ['id', 'language'],
  repeated: true,
  options: { 'compared-with': { type: 'string' } },
  about:
    'Records that you compared wordings with the official text. Documents may then contain them, and owners who were waiting get an e-mail.',
  audit: 'within',
  async run(context: CommandContext, { positionals, options }) {
    const named = pairs(positionals).map(([id = '', language = '']) => ({ id, language }));
    const comparedWith = String(options['compared-with'] ?? '');
    const released = await releaseWording(await createBillingPorts(context), {
      named,
      comparedWith,
      now: context.clock(),
    });
    if (!released.ok) return { ok: false, reason: refusal(released) };
    return { ok: true, lines: released.texts.map(({ id, language }) => `${id} ${language} is released.`) };
  },
};

function pairs(words: readonly string[]): string[][] {
  return Array.from({ length: words.length / 2 }, (_, at) => words.slice(at * 2, at * 2 + 2));
}

function unknown(about: string): string {
  return `There is no prescribed text ${about}: \`texts prescribed\` lists them.`;
}

function refusal({ reason, about }: Extract<Released, { ok: false }>): string {
  if (reason === 'unknown') return `${unknown(about)} Nothing was released.`;
  if (reason === 'verified') return `${about} is verified and needs no release. Nothing was released.`;
  return 'Say in 3 to 500 characters who compared it with what: --compared-with "BGBl. I Nr. 59/2026, read by …"';
}

const withdrawCommand: Command = {
  name: 'texts withdraw-release',
  parameters: ['id', 'language'],
  options: {},
  about: 'Takes a release back. Finished documents stay as they are.',
  audit: 'within',
  async run({ database: { db }, clock }, { positionals: [id = '', language = ''] }) {
    const removed = isLanguage(language) && (await withdrawRelease(db, { id, language }, clock()));
    return removed
      ? { ok: true, lines: [`${id} ${language} is not released any more.`] }
      : { ok: false, reason: `No release of ${id} ${language} was found.` };
  },
};

export const wordingCommands: readonly Command[] = [
  prescribedCommand,
  showCommand,
  releaseCommand,
  withdrawCommand,
];
