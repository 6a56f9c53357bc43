/** What an editor holds is what it gives back: every golden document of every type, and trees that nobody wrote. */
import { isDeepStrictEqual } from 'node:util';
import { normalise } from '@clausewright/engine/document/normalise';
import { splitClauses } from '@clausewright/engine/merge/merge';
import type { PlainBlock } from '@clausewright/engine/document/tree';
import { languages } from '@clausewright/contract/languages';
import { assemble, finish, questionnaires, withBanner } from '@clausewright/library/clauses';
import { evaluate } from '@clausewright/library/questionnaires';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sites as cookies } from '../../../../library/types/cookies-policy/testing/sites.ts';
import { publishers as disclaimers } from '../../../../library/types/disclaimer/testing/publishers/index.ts';
import { sites as eulas } from '../../../../library/types/eula/testing/sites/index.ts';
import { profiles as policies } from '../../../../library/types/privacy-policy/testing/profiles/index.ts';
import { sellers as returns } from '../../../../library/types/return-refund-policy/testing/sellers/index.ts';
import { sites as terms } from '../../../../library/types/terms-conditions/testing/sites/index.ts';
import { hostileTrees } from '../../../../documents/src/testing/hostile-trees.ts';
import { documentOfTexts } from '@clausewright/documents/editing';
import { blocksOfClauses, makeDocument, markdownOfBlocks } from '../../../../web/app/editor/make-document.ts';
import { schema } from '../../../../web/app/editor/clause/schema.ts';
import { toBlocks } from '../../../../web/app/editor/clause/to-blocks.ts';
import { toNode } from '../../../../web/app/editor/clause/to-node.ts';

const today = '2026-11-21';
const owners = {
  PRIVACY_POLICY: policies,
  TERMS_CONDITIONS: terms,
  COOKIES_POLICY: Object.fromEntries(Object.entries(cookies).map(([name, { answers }]) => [name, answers])),
  DISCLAIMER: disclaimers,
  EULA: eulas,
  RETURN_REFUND_POLICY: returns,
} as const;
type Type = keyof typeof owners;

function* documents(type: Type) {
  for (const [owner, answers] of Object.entries<object>(owners[type])) {
    for (const language of languages) {
      const { relevant } = evaluate(questionnaires[type], answers as never, { today });
      const draft = assemble(type, withBanner(relevant, undefined), { language, today, blanks: false });
      yield { name: `${owner} ${language}`, ...finish(draft) };
    }
  }
}

test.each(Object.keys(owners) as Type[])(
  'every clause of every golden %s comes back from its editor, through JSON and through Markdown',
  (type) => {
    let clauses = 0;
    const different: string[] = [];
    for (const { name, document, clauses: ranges } of documents(type)) {
      const split = splitClauses(document, ranges);
      const { language, title } = document;
      const known = new Map(
        split.map(({ id, version, blocks }) => {
          const markdown = markdownOfBlocks({ language, title, clauses: new Map() }, blocks);
          return [id, { version, saved: markdown, present: { version, markdown, blocks }, generated: null }];
        }),
      );
      const of = { language, title, clauses: known };
      const back = split.map(({ id, blocks }) => {
        const node = toNode(blocks);
        node.check();
        const kept = schema.nodeFromJSON(JSON.parse(JSON.stringify(node.toJSON())));
        const after = toBlocks(kept);
        clauses += 1;
        if (JSON.stringify(after) !== JSON.stringify(blocks)) different.push(`${name} ${id}`);
        return { id, markdown: markdownOfBlocks(of, after) };
      });
      // One word more in each clause, so that nothing is taken for what stands already.
      const made = makeDocument(
        of,
        back.map(({ id, markdown }) => ({ id, markdown: `${markdown}\n\nMore.` })),
      );
      if (!made.ok) throw new Error(`${name}: ${made.fault.fault}`);
      const edited = blocksOfClauses(made.shown);
      for (const { id, blocks } of split) {
        if (!isDeepStrictEqual(edited.get(id)?.slice(0, -1), blocks)) different.push(`${name} ${id} edited`);
      }
    }
    expect(different.slice(0, 10)).toEqual([]);
    expect(clauses).toBeGreaterThan(100);
  },
  600_000,
);

const words = (blocks: readonly PlainBlock[]) =>
  documentOfTexts({ language: 'en', title: 'T' }, [
    {
      id: 'a',
      version: 1,
      markdown: markdownOfBlocks({ language: 'en', title: 'T', clauses: new Map() }, blocks),
    },
  ]);

test('trees that nobody wrote come back with the same words and marks', () => {
  fc.assert(
    fc.property(hostileTrees({ foreign: true }), (plain) => {
      const blocks = normalise(plain.children);
      const node = toNode(blocks);
      node.check();
      const once = toBlocks(node);
      // Marks that reach equally far may change places, once.
      expect(toNode(once).toJSON()).toEqual(node.toJSON());
      expect(words(once).ok).toBe(words(blocks).ok);
    }),
    { numRuns: 1000 },
  );
}, 120_000);
