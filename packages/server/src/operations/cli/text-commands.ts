import { lawCatalogueVersion, libraryVersion } from '@clausewright/library/clauses';
import { findNewerTexts } from '../../documents/library-updates/find-newer-texts.ts';
import { checkedVersions, waitingParts } from '../../documents/library-updates/library-check-store.ts';
import { createBillingPorts } from './billing-ports.ts';
import type { Command } from './command.ts';
import { wordingCommands } from './wording-commands.ts';

const checkCommand: Command = {
  name: 'texts check',
  parameters: [],
  options: {},
  about: 'Looks now, not only at night, for served agreements that have newer texts.',
  audit: 'before',
  noted: () => ({ objectType: 'library', objectId: lawCatalogueVersion }),
  async run(context) {
    const { checked, waiting, failed } = await findNewerTexts(await createBillingPorts(context));
    const lines = [`looked at: ${checked}, newer texts wait for: ${waiting}, failed: ${failed.length}`];
    return { ok: true, lines: [...lines, ...failed.map(({ agreementId }) => `failed: ${agreementId}`)] };
  },
};

const diffCommand: Command = {
  name: 'clauses diff',
  parameters: [],
  options: {},
  about:
    'Shows which clauses, laws and questions of this release are newer than the served documents, and how many documents are affected.',
  audit: 'none',
  async run({ database: { db }, clock }) {
    const library = libraryVersion(clock());
    const { checked, open } = await checkedVersions(db, library);
    const parts = await waitingParts(db);
    return {
      ok: true,
      lines: [
        `library ${library}: looked at ${checked} served documents, not yet at ${open}`,
        ...parts.map(({ type, kind, id, agreements }) => `${type}  ${kind}  ${id}  newer for ${agreements}`),
        ...(parts.length === 0 ? ['Nothing that was looked at would read otherwise.'] : []),
      ],
    };
  },
};

export const textCommands: readonly Command[] = [checkCommand, ...wordingCommands, diffCommand];
