import { useTranslations } from 'use-intl';
import { useFetched } from '../use-fetched.ts';
import { fetchProfile } from './add-method.tsx';
import { billingTabs } from './billing-tabs.ts';
import { CardForm } from './card-form.tsx';
import { cardProvider } from './card-fields.ts';
import { Loaded } from '../ui/loaded.tsx';
import { OwnDocument } from '../own-document.tsx';
import { TitledByForms } from '../account/invalid-forms.tsx';

/** `/profile/billing/payment-methods/add`: a card through the fields of a provider. */
export function AddMethodPage() {
  const t = useTranslations('billing');
  const answer = useFetched(fetchProfile);
  return (
    <OwnDocument of="addMethod">
      <TitledByForms title={t('page', { tab: t('methods.add') })}>
        <section className="billing__tab billing__column" aria-labelledby="add-title">
          <h2 id="add-title">{t('methods.add')}</h2>
          <Loaded answer={answer}>
            {({ processors }) => {
              const provider = cardProvider(processors);
              if (provider === null) return <p>{t('methods.noneToAdd')}</p>;
              return (
                <>
                  <p className="soft mb-5">{t('methods.addLead')}</p>
                  <CardForm provider={provider} />
                </>
              );
            }}
          </Loaded>
          <p className="mt-8">
            <a className="linkbtn" href={billingTabs.methods}>
              {t('methods.back')}
            </a>
          </p>
        </section>
      </TitledByForms>
    </OwnDocument>
  );
}
