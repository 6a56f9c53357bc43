import { useTranslations } from 'use-intl';
import { languageNames } from '../../interface-languages.ts';
import { describedBy } from '../../ui/described-by.ts';
import { ErrorText } from '../../ui/error-text.tsx';
import { FieldSet } from '../../ui/field.tsx';
import { answerAtPath, fieldId } from '../paths.ts';
import { useWizard } from '../wizard-context.ts';
import { TextControl } from './text-control.tsx';
import type { TextProps } from './text-question.tsx';
import { useQuestion } from './use-question.tsx';

/** The same text once per language of the document. */
export function TextPerLanguage(props: TextProps) {
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
