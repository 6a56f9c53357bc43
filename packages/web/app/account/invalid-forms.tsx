import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageTitle } from '../layout/page-title.tsx';

type Report = (form: string, invalid: boolean) => void;

const ReportContext = createContext<Report>(() => undefined);

/** The forms inside tell whether they were refused: the title of the page then begins with "Error". */
export function TitledByForms({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('account');
  const [invalid, setInvalid] = useState<readonly string[]>([]);
  const report = useCallback<Report>((form, isInvalid) => {
    setInvalid((forms) => [...forms.filter((one) => one !== form), ...(isInvalid ? [form] : [])]);
  }, []);
  return (
    <ReportContext value={report}>
      <PageTitle>{invalid.length > 0 ? t('errorTitle', { title }) : title}</PageTitle>
      {children}
    </ReportContext>
  );
}

/** Outside of such a page nobody listens. */
export function useReportInvalid(form: string, invalid: boolean): void {
  const report = use(ReportContext);
  useEffect(() => {
    report(form, invalid);
    return () => report(form, false);
  }, [report, form, invalid]);
}
