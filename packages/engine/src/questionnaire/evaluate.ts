import type { Answers, Questionnaire } from './definition.ts';
import type { Evaluation, EvaluationContext, StepStatus } from './evaluation.ts';
import { answerAt, noAnswers, listQuestions } from './nested.ts';
import { walk, type Pass } from './walk.ts';

/**
 * Judges answers of any origin; never throws, and never changes what it is given.
 *
 * Conditions read what the same pass has settled already, so visibility never depends on a later
 * question. A derivation reads, for later questions, the relevant answers of the pass before; the
 * first pass has none. Passes repeat until no derived value changes. A definition whose derivations
 * contradict themselves never comes to rest; then they read earlier questions only.
 */
export function evaluate(
  questionnaire: Questionnaire,
  answers: Answers,
  context: EvaluationContext,
): Evaluation {
  // A chain of derivations, each reading the next, settles a link in two passes at most.
  const limit = 2 * listQuestions(questionnaire).filter((question) => 'derive' in question).length + 3;
  let state = JSON.stringify([[], undefined]);
  let pass = walk(questionnaire, answers, context, noAnswers());
  for (let count = 1; settled(pass) !== state; count += 1) {
    if (count > limit) {
      pass = walk(questionnaire, answers, context, noAnswers());
      break;
    }
    state = settled(pass);
    pass = walk(questionnaire, answers, context, pass.relevant);
  }
  return summarize(pass, context);
}

/** What later passes depend on: derived values, and the languages in which texts are wanted. */
function settled(pass: Pass): string {
  return JSON.stringify([[...pass.derivedValues], answerAt(pass.relevant, 'document_languages')]);
}

function summarize(pass: Pass, context: EvaluationContext): Evaluation {
  const errors = pass.steps.flatMap((step) => step.errors);
  const questions = pass.steps.flatMap((step) => step.questions);
  const steps = pass.steps.filter(({ isOnReview }) => !isOnReview);
  const fallback = steps.find((step) => step.errors.length > 0) ?? steps.at(-1);
  const current = steps.find((step) => step.id === context.current) ?? fallback;
  const reached = current ? steps.indexOf(current) : 0;
  const statusOf = (step: Pass['steps'][number], index: number): StepStatus => {
    if (step === current) return 'current';
    const left = context.visited ? context.visited.includes(step.id) : index < reached;
    if (!left) return 'active';
    return step.errors.length > 0 ? 'invalid' : 'visited';
  };
  return {
    steps: steps.map((step, index) => ({
      id: step.id,
      number: index + 1,
      status: statusOf(step, index),
      complete: step.errors.length === 0,
      questions: step.questions,
    })),
    onReview: pass.steps.filter(({ isOnReview }) => isOnReview).flatMap((step) => step.questions),
    visible: questions.map((question) => question.path),
    errors,
    relevant: pass.relevant,
    progress: pass.required === 0 ? 1 : pass.answered / pass.required,
    valid: errors.length === 0,
    priced: pass.priced,
    newSince: questions.filter((question) => question.isNew).map((question) => question.path),
  };
}
