import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

export const audit = clause({
  id: 'eu.audit',
  version: 1,
  price: 'answer_premium',
  when: (a) => a.audit === 'yes',
  parts: {},
  text: {
    de: () => prose`
      ## Prüfung der Nutzung

      Sind Sie Unternehmer, dürfen wir höchstens einmal im Jahr, mit einer Ankündigung von 30 Tagen und während der üblichen Geschäftszeiten prüfen lassen, ob Sie die Software im vereinbarten Umfang nutzen. Wir wahren dabei Ihre Geschäftsgeheimnisse und den Datenschutz. Ist der Umfang überschritten, vergüten Sie die fehlenden Lizenzen; die Kosten der Prüfung tragen wir, wenn die Überschreitung nicht erheblich ist.`,
    en: () => prose`
      ## Audit of use

      If you are a business, we may have checked at most once a year, with 30 days’ notice and during usual business hours, whether you use the software within the agreed scope. We protect your trade secrets and personal data in doing so. If the scope is exceeded, you pay for the missing licences; we bear the cost of the audit unless the excess is considerable.`,
    es: () => prose`
      ## Comprobación del uso

      Si usted es empresa, podemos hacer comprobar como máximo una vez al año, con un preaviso de 30 días y en el horario habitual, si utiliza el software en la medida acordada. Al hacerlo protegemos sus secretos comerciales y los datos personales. Si se ha excedido, usted paga las licencias que falten; el coste de la comprobación corre a nuestro cargo, salvo que el exceso sea considerable.`,
    fr: () => prose`
      ## Contrôle de l’utilisation

      Si vous êtes un professionnel, nous pouvons faire vérifier au plus une fois par an, avec un préavis de 30 jours et aux heures habituelles de travail, que vous utilisez le logiciel dans l’étendue convenue. Nous protégeons alors vos secrets d’affaires et les données à caractère personnel. En cas de dépassement, vous payez les licences manquantes ; nous supportons le coût du contrôle, sauf dépassement considérable.`,
    it: () => prose`
      ## Verifica dell’uso

      Se Lei è un’impresa, possiamo far verificare al massimo una volta all’anno, con un preavviso di 30 giorni e nel normale orario di lavoro, se usa il software nell’ambito concordato. In tal caso tuteliamo i Suoi segreti commerciali e i dati personali. Se l’ambito è superato, Lei paga le licenze mancanti; il costo della verifica è a nostro carico, salvo che il superamento sia considerevole.`,
    nl: () => prose`
      ## Controle van het gebruik

      Bent u een bedrijf, dan mogen wij hooguit eenmaal per jaar, met een aankondiging van 30 dagen en tijdens gewone kantooruren, laten controleren of u de software binnen de afgesproken omvang gebruikt. Wij beschermen daarbij uw bedrijfsgeheimen en persoonsgegevens. Is de omvang overschreden, dan betaalt u de ontbrekende licenties; de kosten van de controle zijn voor ons, tenzij de overschrijding aanzienlijk is.`,
  },
});
