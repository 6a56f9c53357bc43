import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Free downloads only; what was paid for or is owed keeps its conformity: Directive (EU) 2019/770, Articles 7, 8 and 22.
export const software = clause({
  id: 'di.software',
  version: 2,
  price: 'answer_premium',
  when: (a) => a.d_software === 'yes',
  parts: {},
  text: {
    de: () => prose`
      ## Downloads und Programmbeispiele

      Kostenlose Dateien und Programmbeispiele stellen wir ohne Gewähr bereit. Prüfen Sie sie vor dem Einsatz und sichern Sie vorher Ihre Daten. Für Software und digitale Inhalte, die Sie gegen Bezahlung oder gegen Ihre Daten erhalten, gelten Ihre gesetzlichen Rechte.`,
    en: () => prose`
      ## Downloads and code samples

      We offer free files and code samples “as is”. Test them before you use them, and back up your data first. For software and digital content that you receive in return for payment or for your data, your statutory rights apply.`,
    es: () => prose`
      ## Descargas y ejemplos de código

      Ofrecemos los archivos y ejemplos de código gratuitos sin garantizar que funcionen sin fallos. Pruébelos antes de usarlos y haga antes una copia de seguridad de sus datos. Para el software y los contenidos digitales que reciba a cambio de un precio o de sus datos rigen sus derechos legales.`,
    fr: () => prose`
      ## Téléchargements et exemples de code

      Nous proposons les fichiers et exemples de code gratuits en l’état. Testez-les avant de les utiliser et sauvegardez d’abord vos données. Pour les logiciels et contenus numériques que vous recevez contre paiement ou contre vos données, vos droits légaux s’appliquent.`,
    it: () => prose`
      ## Download ed esempi di codice

      Offriamo i file e gli esempi di codice gratuiti senza garanzia che siano privi di errori. Li provi prima di usarli e faccia prima una copia dei Suoi dati. Per il software e i contenuti digitali che riceve in cambio di un prezzo o dei Suoi dati valgono i Suoi diritti di legge.`,
    nl: () => prose`
      ## Downloads en codevoorbeelden

      Gratis bestanden en codevoorbeelden bieden wij zonder garantie aan. Test ze voordat u ze gebruikt en maak eerst een back-up van uw gegevens. Voor software en digitale inhoud die u tegen betaling of in ruil voor uw gegevens krijgt, gelden uw wettelijke rechten.`,
  },
});
