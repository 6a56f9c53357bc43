import { ChoiceQuestion } from './choice-question.tsx';
import { CountryQuestion } from './country-question.tsx';
import { DateQuestion } from './date-question.tsx';
import { GroupQuestion } from './group-question.tsx';
import { MultiQuestion } from './multi-question.tsx';
import { NumberQuestion } from './number-question.tsx';
import { PeriodQuestion } from './period-question.tsx';
import { StateQuestion } from './state-question.tsx';
import { TextQuestion } from './text-question.tsx';
import type { KindProps } from './use-question.tsx';
import { VendorsQuestion } from './vendors-question.tsx';

export function AnyQuestion(props: KindProps) {
  const { question } = props.node.visible;
  switch (question.kind) {
    case 'choice':
    case 'yn':
      return <ChoiceQuestion {...props} question={question} />;
    case 'multi':
      return <MultiQuestion {...props} question={question} />;
    case 'vendors':
      return <VendorsQuestion {...props} question={question} />;
    case 'text':
    case 'area':
    case 'email':
    case 'phone':
    case 'url':
      return <TextQuestion {...props} question={question} />;
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
