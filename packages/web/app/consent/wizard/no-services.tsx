import { use } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../language/language-provider.tsx';
import { useSession } from '../../session/use-session.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { parseDomain } from '../parse-domain.ts';
import { FromDocuments } from './from-documents.tsx';
import { servicesStep, type ConsentWizardState } from './use-consent-wizard.ts';
import { bannerCatalogue } from '../vendor-catalogue.ts';

/** Before anybody pays: that the banner asks about nothing, and what the owner's documents name beyond it. */
export function MissingServices({ wizard }: { wizard: ConsentWizardState }) {
  const t = useTranslations('consent-wizard.vendors');
  const { language } = useLanguage();
  const catalogue = use(bannerCatalogue(language));
  const { confirmed } = useSession();
  const { answers, hasServices, heading, set } = wizard;
  const domain = parseDomain(answers.site);
  return (
    <>
      {!hasServices && (
        <div className="mt-6">
          <Notice kind="warn">
            <p>{t('empty')}</p>
            <Link className="linkbtn" to={`?step=${servicesStep}&back=review`}>
              {t('nameServices')}
            </Link>
          </Notice>
        </div>
      )}
      {confirmed && domain !== null && (
        <FromDocuments
          site={domain}
          catalogue={catalogue}
          chosen={answers.vendors}
          onAdd={(named) => {
            set('vendors', [...answers.vendors, ...named]);
            // The button that was pressed goes with what it proposed.
            heading.current?.focus();
          }}
        />
      )}
    </>
  );
}

interface DialogProps {
  onName: () => void;
  onCreate: () => void;
}

export function NoServicesDialog({ onName, onCreate }: DialogProps) {
  const t = useTranslations('consent-wizard.vendors');
  return (
    <ConfirmDialog
      title={t('emptyTitle')}
      keep={t('nameServices')}
      act={t('createEmpty')}
      look="primary"
      onKeep={onName}
      onAct={onCreate}
    >
      <p>{t('emptyMeans')}</p>
    </ConfirmDialog>
  );
}
