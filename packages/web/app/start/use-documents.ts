import {
  type BusinessKind,
  filledQuestions,
  openQuestions,
  prepareDocuments,
  type PreparedDocument,
} from '@clausewright/library/presets';
import { type Answers, normalizeUrl, questionsAbove } from '@clausewright/library/questionnaires';
import type { InterfaceLanguage } from '../interface-languages.ts';
import type { Suggestions } from '../suggestions/suggestion-calls.ts';
import type { DocumentParts } from './load-documents.ts';
import { seenAnswers } from './seen-answers.ts';
import type { StartDraft } from './start-draft.ts';

interface Input {
  draft: StartDraft;
  kind: BusinessKind;
  parts: readonly DocumentParts[];
  suggestions: Suggestions | null;
  language: InterfaceLanguage;
}

/** All documents as they stand, what they leave open, and what was filled in. */
export function thinkThrough({ draft, kind, parts, suggestions, language }: Input, today: string) {
  const { country, places, address, services, given, asked } = draft;
  const known: Answers = Object.assign(Object.create(null), {
    document_languages: [language],
    ...(normalizeUrl(address) !== null && { website_url: address }),
  });
  const documents: PreparedDocument[] = prepareDocuments({
    facts: { kind, country, places },
    known,
    banner: draft.banner,
    today,
    documents: parts.map(({ type, questionnaire }) => ({
      type,
      questionnaire,
      seen: seenAnswers(questionnaire, suggestions, services),
      given: given[type] ?? {},
    })),
  });
  const open = openQuestions(documents, new Set(asked));
  return { documents, open, filled: filledQuestions(documents, open) };
}

/**
 * Assumptions that nobody has read yet are not printed as facts. Whoever confirms an answer confirms those that it hangs
 * on: the name of a company says that it is one.
 */
export function unread(
  { type, questionnaire, assumed }: Pick<PreparedDocument, 'type' | 'questionnaire' | 'assumed'>,
  confirmed: readonly string[],
): Set<string> {
  const read = new Set(
    [...assumed]
      .filter((path) => confirmed.includes(`${type} ${path}`))
      .flatMap((path) => [path, ...questionsAbove(questionnaire, path)]),
  );
  return new Set([...assumed].filter((path) => !read.has(path)));
}
