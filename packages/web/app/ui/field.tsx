import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorText } from './error-text.tsx';

export interface FieldProps {
  /** Of the control; hint and error get ids made from it (see `describedBy`). */
  id: string;
  label: ReactNode;
  /** Stands before the label, as a clause number does. Makes a heading-sized label. */
  number?: string | undefined;
  optional?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  wide?: boolean;
  /** Below the control. */
  after?: ReactNode;
  children: ReactNode;
}

function classOf({ number, error, wide }: FieldProps): string {
  return [number ? 'q' : 'field', error ? 'is-invalid' : '', wide ? 'span2' : ''].filter(Boolean).join(' ');
}

function Words({ number, label, optional }: FieldProps) {
  const t = useTranslations('ui');
  return (
    <>
      {number && <span className="q__n">{number}</span>}
      <span>
        {label}
        {optional && <small className="opt"> {t('optional')}</small>}
      </span>
    </>
  );
}

function Around({ id, number, hint, error, children, after }: FieldProps) {
  return (
    <>
      {hint && (
        <p className={number ? 'q__help' : 'hint'} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
      {children}
      {after}
    </>
  );
}

/** One control with its label. */
export function Field(props: FieldProps) {
  return (
    <div className={classOf(props)}>
      <label className={props.number ? 'q__title' : 'label'} htmlFor={props.id}>
        <Words {...props} />
      </label>
      <Around {...props} />
    </div>
  );
}

/** Several controls under one legend; the legend can take the focus. */
export function FieldSet(props: FieldProps) {
  return (
    <fieldset className={classOf(props)}>
      <legend className={props.number ? undefined : 'label'} id={`${props.id}-legend`} tabIndex={-1}>
        <Words {...props} />
      </legend>
      <Around {...props} />
    </fieldset>
  );
}
