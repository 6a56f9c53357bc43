import type { Suggestion } from '@clausewright/library/questionnaires';
import type { OriginOfAnswer } from '../../draft-origins.ts';
import { AreaWords } from '../../language/area-words.tsx';
import '../../suggestions/suggestions.css';
import { AnswerOrigin } from './answer-origin.tsx';
import { SeenAnswer } from './seen-answer.tsx';

interface Props {
  scan: string | undefined;
  suggestions: readonly Suggestion[] | undefined;
  origin: OriginOfAnswer | undefined;
}

/** What was seen on the website for a question; otherwise where its answer comes from. */
export function AnswerSource({ scan, suggestions, origin }: Props) {
  return (
    <AreaWords area="suggestions">
      {suggestions && scan !== undefined ? (
        <SeenAnswer scan={scan} suggestions={suggestions} />
      ) : (
        origin && <AnswerOrigin {...origin} />
      )}
    </AreaWords>
  );
}
