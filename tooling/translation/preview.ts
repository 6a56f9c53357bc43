/** A document of a sample owner as its editors see it: every gap of a draft and every fault is in the page. */
import type { AgreementType } from '../../packages/contract/src/agreement-types.ts';
import { renderDraftHtml } from '../../packages/documents/src/html.ts';
import { gapMarks, isDraftLanguage } from '../../packages/engine/src/document/draft-languages.ts';
import { editorsDraft } from '../../packages/engine/src/document/editors-draft.ts';
import type { Outline } from '../../packages/engine/src/document/outline.ts';
import { completeLanguages, draftLanguages } from '../../packages/library/languages.ts';
import { withLawsInForce } from '../../packages/library/laws/laws-in-force.ts';
import { outlines } from '../../packages/library/agreement-types.ts';
import { today } from '../../packages/library/types/privacy-policy/testing/random-answers.ts';
import { draftState, fromHere, listFaults, typeFaults } from './library-state.ts';
import { findOwnerAnswers } from './sample-owners.ts';

export const previewLanguages: readonly string[] = [...completeLanguages, ...draftLanguages];

export interface Preview {
  title: string;
  /** The document, gaps and clauses without words marked. */
  html: string;
  /** Each begins with file:line:column. */
  faults: readonly string[];
  /** How often English stands for what the language lacks in this document. */
  gaps: number;
}

export interface Wanted {
  type: AgreementType;
  language: string;
  owner: string;
}

/** Null where there is no such type, language or owner. */
export function renderPreview({ type, language, owner }: Wanted): Preview | null {
  const outline = outlines[type];
  if (outline === undefined || !previewLanguages.includes(language)) return null;
  const answers = findOwnerAnswers(type, owner, language);
  if (answers === null) return null;
  const { draft, unwritten } = editorsDraft(outline, withLawsInForce(answers, today), { language, today });
  const sections = draft.clauses.map((clause) => {
    const html = renderDraftHtml({ ...draft, clauses: [clause] });
    const why = unwritten.get(clause.id);
    if (why === undefined) return marked(html, language);
    const [what, where] = 'fault' in why ? ['cannot be written', why.fault] : ['missing', why.missing];
    return `<div class="gap" lang="en"><p class="why">${what} in ${language}: ${code(fromHere(where))}</p>${marked(html, language)}</div>`;
  });
  const html = sections.join('\n');
  return {
    title: draft.title.replaceAll(anyMark, ''),
    html,
    faults: faultsOf(outline, language),
    gaps: html.split('class="gap"').length - 1,
  };
}

const anyMark = new RegExp(`[${gapMarks.join('')}]`, 'gu');

function marked(html: string, language: string): string {
  return html
    .replaceAll(gapMarks[0], `<span class="gap" lang="en"><span class="why">missing in ${language}: </span>`)
    .replaceAll(gapMarks[1], '</span>');
}

function code(text: string): string {
  return `<code>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code>`;
}

const known = new Map<string, readonly string[]>();

/** Faults of the texts of a type in one language: read once, since a saved text starts the preview anew. */
function faultsOf(outline: Outline, language: string): readonly string[] {
  const key = `${outline.type} ${language}`;
  const faults = known.get(key) ?? readFaults(outline, language);
  known.set(key, faults);
  return faults;
}

function readFaults(outline: Outline, language: string): string[] {
  if (isDraftLanguage(language)) return draftState(outline, language).faults;
  const own = new RegExp(`/(?:${language}\\.md|clause\\.ts):`, 'u');
  return [...typeFaults(outline), ...listFaults()].filter((fault) => own.test(fault));
}
