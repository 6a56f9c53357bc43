import type { Question } from '@clausewright/library/questionnaires';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { languageNames } from '../../interface-languages.ts';
import { describedBy } from '../../ui/described-by.ts';
import { ErrorText } from '../../ui/error-text.tsx';
import { Field, FieldSet } from '../../ui/field.tsx';
import { answerAtPath, fieldId } from '../paths.ts';
import { useWizard } from '../wizard-context.ts';
import { TextControl } from './text-control.tsx';
import { useQuestion, type KindProps } from './use-question.tsx';

const HostedOffer = lazy(async () => ({
  default: (await import('./hosted-offer.tsx')).HostedOffer,
}));

type Props = KindProps & { question: Question & { kind: 'text' | 'area' | 'email' | 'phone' | 'url' } };

export function TextQuestion(props: Props) {
  const asked = useQuestion(props);
  const { state } = useWizard();
  const { question, node } = props;
  if ('perLanguage' in question && question.perLanguage) return <TextPerLanguage {...props} />;
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

/** The same text once per language of the document. */
function TextPerLanguage(props: Props) {
  const t = useTranslations('wizard');
  const asked = useQuestion(props);
  const { state, errors, dispatch } = useWizard();
  const { question, node, inRow } = props;
  const languages = Object.entries(languageNames).filter(([code]) => node.visible.languages?.includes(code));
  if (languages.length === 0) {
    return (
      <FieldSet {...asked.frame} wide>
        <p className="hint" id={asked.id} tabIndex={-1}>
          {t('languagesFirst')}
        </p>
      </FieldSet>
    );
  }
  return (
    <FieldSet {...asked.frame} error={undefined} wide>
      {languages.map(([code, name], index) => {
        const path = `${asked.path}/${code}`;
        const id = fieldId(path);
        // An error of the whole is shown at its first language, where the link of the summary leads.
        const error = errors.get(path) ?? (index === 0 ? asked.error : undefined);
        const value = answerAtPath(state.answers, path);
        return (
          <div key={code} className={`field ${error ? 'is-invalid' : ''}`}>
            <label className={inRow ? 'hint' : 'label'} htmlFor={id}>
              <span lang={code}>{name}</span>
              <span className="vh">: {asked.words.label}</span>
            </label>
            <ErrorText id={`${id}-error`}>{error}</ErrorText>
            <TextControl
              question={question}
              path={path}
              id={id}
              lang={code}
              value={typeof value === 'string' ? value : ''}
              invalid={error !== undefined}
              describedBy={describedBy(id, { error })}
              onChange={(text) => dispatch({ type: 'answer', path, value: text })}
              onBlur={() => dispatch({ type: 'touch', path })}
            />
          </div>
        );
      })}
    </FieldSet>
  );
}
