import { ChoiceQuestion } from './choice-question.tsx';
import { CountryQuestion } from './country-question.tsx';
import { DateQuestion } from './date-question.tsx';
import { GroupQuestion } from './group-question.tsx';
import { LawsQuestion } from './laws-question.tsx';
import { MultiWithOwnQuestion } from './multi-with-own-question.tsx';
import { NumberQuestion } from './number-question.tsx';
import { PeriodQuestion } from './period-question.tsx';
import { StateQuestion } from './state-question.tsx';
import { TextPerLanguage } from './text-per-language.tsx';
import type { KindProps } from './use-question.tsx';
import { VendorsQuestion } from './vendors-question.tsx';

/** Every kind of question that no wizard begins with. */
export function LateQuestion(props: KindProps) {
  const { question } = props.node.visible;
  switch (question.kind) {
    case 'choice':
    case 'yn':
      return <ChoiceQuestion {...props} question={question} />;
    case 'multi':
      if (question.id === 'laws') return <LawsQuestion {...props} question={question} />;
      return <MultiWithOwnQuestion {...props} question={question} />;
    case 'vendors':
      return <VendorsQuestion {...props} question={question} />;
    case 'text':
    case 'area':
    case 'email':
    case 'phone':
    case 'url':
      return <TextPerLanguage {...props} question={question} />;
    case 'num':
      return <NumberQuestion {...props} question={question} />;
    case 'date':
      return <DateQuestion {...props} />;
    case 'period':
      return <PeriodQuestion {...props} question={question} />;
    case 'country':
      return <CountryQuestion {...props} question={question} />;
    case 'state':
      return <StateQuestion {...props} question={question} />;
    case 'group':
      return <GroupQuestion {...props} question={question} />;
  }
}
