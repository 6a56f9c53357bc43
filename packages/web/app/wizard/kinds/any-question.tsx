import { useWizard } from '../wizard-context.ts';
import { MultiQuestion } from './multi-question.tsx';
import { TextQuestion } from './text-question.tsx';
import type { KindProps } from './use-question.tsx';

/** The kinds that wizards begin with; the others come with the rest of the wizard (late-questions.tsx). */
export function AnyQuestion(props: KindProps) {
  const { LateQuestion } = useWizard();
  const { question } = props.node.visible;
  switch (question.kind) {
    case 'multi':
      if (question.own !== undefined || question.id === 'laws') break;
      return <MultiQuestion {...props} question={question} />;
    case 'text':
    case 'area':
    case 'email':
    case 'phone':
    case 'url':
      if ('perLanguage' in question && question.perLanguage) break;
      return <TextQuestion {...props} question={question} />;
    default:
  }
  return LateQuestion && <LateQuestion {...props} />;
}
