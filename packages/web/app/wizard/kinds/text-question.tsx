import type { Question } from '@clausewright/library/questionnaires';
import { lazy, Suspense } from 'react';
import { Field } from '../../ui/field.tsx';
import { answerAtPath } from '../paths.ts';
import { useWizard } from '../wizard-context.ts';
import { TextControl } from './text-control.tsx';
import { useQuestion, type KindProps } from './use-question.tsx';

const HostedOffer = lazy(async () => ({
  default: (await import('./hosted-offer.tsx')).HostedOffer,
}));

export type TextProps = KindProps & {
  question: Question & { kind: 'text' | 'area' | 'email' | 'phone' | 'url' };
};

export function TextQuestion(props: TextProps) {
  const asked = useQuestion(props);
  const { state } = useWizard();
  const { question, node } = props;
  const stored = answerAtPath(state.answers, asked.path);
  const value = stored ?? node.visible.value;
  // The one answer that we can give ourselves.
  const offer = question.id === 'withdrawal_url' && (
    <Suspense fallback={null}>
      <HostedOffer onHosted={asked.set} />
    </Suspense>
  );
  return (
    <Field
      {...asked.frame}
      wide={question.kind === 'area'}
      after={
        <>
          {offer}
          {asked.frame.after}
        </>
      }
    >
      <TextControl
        question={question}
        path={asked.path}
        id={asked.id}
        value={typeof value === 'string' ? value : ''}
        invalid={asked.error !== undefined}
        describedBy={asked.describedBy}
        onChange={asked.set}
        onBlur={asked.touch}
      />
    </Field>
  );
}
