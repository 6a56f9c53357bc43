/** Each form of a clause once: its paragraphs and items over many owners, the forms of one place beside each other. */
import type { AgreementType } from '@clausewright/contract';
import { type Clause, finish, fullWording, outlines, questionnaires } from '@clausewright/library/clauses';
import type { Language } from '@clausewright/contract/languages';
import type { Draft, DraftBlock, PlainBlock } from '@clausewright/engine/document/tree';
import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { renderMarkdown } from '../../markdown.ts';
import { marked, ownWords } from './own-words.ts';
import { partsIn } from './parts-in.ts';

export interface Form {
  /** The first owner in whose document it stands; undefined for a part that none of them has. */
  owner: string | undefined;
  text: string;
}

export interface Renderings {
  /** Adds what stands in an owner's draft, and says what that is. */
  add: (owner: string, relevant: Answers, draft: Draft) => string[];
  /** The clauses that stand in a draft. */
  printed: () => string[];
  /** The forms of each clause of the type; behind them the parts that stand in no draft, as their text file says them. */
  forms: () => ReadonlyMap<string, readonly Form[]>;
}

interface Known {
  texts: string[];
  parts: readonly string[];
}

/** The forms of the clauses of one type in one language. */
export function renderings(type: AgreementType, language: Language): Renderings {
  const clauses = outlines[type].clauses;
  const sectionTitle = (id: string) => clauses[0]?.sectionTitle(language, id);
  const found = new Map<string, Form[]>();
  const seen = new Set<string>();
  const known = new Map<string, Known>();
  const textsOf = (id: string, blocks: DraftBlock[]): string[] => {
    const clause = { id, version: 1, price: null, blocks };
    return textsOfDraft({ type, language, title: '', clauses: [clause] });
  };
  const unseen = (clause: Clause): Form[] => {
    const blocks = fullWording(clause, language).map((block) =>
      marked(block, { own: new Map(), sectionTitle }),
    );
    const parts = [...partsIn(blocks)].filter(([part]) => !seen.has(`${clause.id} ${part}`));
    const wordings = found.has(clause.id) ? parts.map(([, words]) => words) : [blocks];
    return wordings.flatMap((words) => textsOf(clause.id, words).map((text) => ({ owner: undefined, text })));
  };
  return {
    add: (owner, relevant, draft) => {
      const own = ownWords(questionsOf(type), relevant);
      return draft.clauses.flatMap((clause) => {
        const blocks = clause.blocks.map((block) => marked(block, { own, sectionTitle }));
        const key = JSON.stringify(blocks);
        const { texts, parts } = known.get(key) ?? {
          texts: textsOf(clause.id, blocks),
          parts: [...partsIn(blocks).keys()],
        };
        known.set(key, { texts, parts });
        for (const part of parts) seen.add(`${clause.id} ${part}`);
        found.set(clause.id, merged(found.get(clause.id) ?? [], texts, owner));
        return texts;
      });
    },
    printed: () => [...found.keys()],
    forms: () => {
      const all = new Map<string, readonly Form[]>(found);
      for (const clause of clauses) {
        const forms = [...(found.get(clause.id) ?? []), ...unseen(clause)];
        if (forms.length > 0) all.set(clause.id, forms);
      }
      return all;
    },
  };
}

function questionsOf(type: AgreementType) {
  return questionnaires[type].steps.flatMap(({ questions }) => questions);
}

/** A new form stands behind those that begin like it, or else before what follows it in its own document. */
export function merged(forms: readonly Form[], texts: readonly string[], owner: string): Form[] {
  const all = [...forms];
  let at = 0;
  texts.forEach((text, i) => {
    const known = all.findIndex((form) => form.text === text);
    if (known === -1) {
      const alike = all.findLastIndex((form) => opening(form.text) === opening(text));
      const following = texts.slice(i + 1).map((later) => all.findIndex((form) => form.text === later));
      const place = alike === -1 ? (following.find((next) => next >= at) ?? all.length) : alike + 1;
      all.splice(place, 0, { owner, text });
      at = place + 1;
    } else at = Math.max(at, known + 1);
  });
  return all;
}

/** An item of a list begins with its label. */
function opening(text: string): string {
  const words = text.split(/\s/u, 3);
  return words.slice(0, text.startsWith('- ') ? 2 : 3).join(' ');
}

function textsOfDraft(draft: Draft): string[] {
  const { document } = finish(draft);
  return document.children.flatMap(pieces).map((block) => {
    const text = renderMarkdown({ ...document, children: [block] }).trim();
    return text
      .replaceAll(/\{[^{}\s]+\}/g, (mark) => mark.replaceAll('\\', ''))
      .replaceAll('](#{', ']({')
      .replaceAll(/(\{\w+\})(?:\\\n\1)+/g, '$1');
  });
}

/** Items of a list and rows of a table stand alone: together they would differ for nearly everybody. */
function pieces(block: PlainBlock): PlainBlock[] {
  if (block.type === 'list') return block.children.map((item) => ({ ...block, children: [item] }));
  if (block.type === 'records') return block.rows.map((row) => ({ ...block, rows: [row] }));
  return [block];
}

/** The forms as a file; the name of the owner stands before those that are the first to show them. */
export function asFile(forms: readonly Form[]): string {
  const lines = forms.map(({ owner, text }, i) => {
    const last = forms[i - 1];
    if (last === undefined || last.owner !== owner)
      return `${i === 0 ? '' : '\n\n'}<!-- ${owner ?? 'nobody'} -->\n\n${text}`;
    return `${last.text.startsWith('- ') && text.startsWith('- ') ? '\n' : '\n\n'}${text}`;
  });
  return `${lines.join('')}\n`;
}
