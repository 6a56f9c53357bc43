import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// Not the statement that Directive (EU) 2019/882, Annex V asks of services in its scope.
export const accessibility = clause({
  id: 'di.accessibility',
  version: 1,
  when: (a) => a.d_accessibility === 'wcag-aa',
  parts: {},
  text: {
    de: () => prose`
      ## Barrierefreiheit

      Unser Angebot folgt den Web Content Accessibility Guidelines (WCAG) auf Stufe AA. Stoßen Sie dennoch auf eine Barriere, schreiben Sie uns: Wir geben Ihnen die Information auf anderem Weg und beheben den Fehler.`,
    en: () => prose`
      ## Accessibility

      Our service follows the Web Content Accessibility Guidelines (WCAG) at level AA. If you meet a barrier nevertheless, write to us: we give you the information in another way and mend the fault.`,
    es: () => prose`
      ## Accesibilidad

      Nuestro servicio sigue las Web Content Accessibility Guidelines (WCAG) en el nivel AA. Si aun así encuentra una barrera, escríbanos: le facilitaremos la información por otra vía y corregiremos el fallo.`,
    fr: () => prose`
      ## Accessibilité

      Notre service suit les Web Content Accessibility Guidelines (WCAG) au niveau AA. Si vous rencontrez malgré tout un obstacle, écrivez-nous : nous vous donnerons l’information par un autre moyen et corrigerons le défaut.`,
    it: () => prose`
      ## Accessibilità

      Il nostro servizio segue le Web Content Accessibility Guidelines (WCAG) al livello AA. Se incontra comunque un ostacolo, ci scriva: Le forniremo l’informazione in altro modo e correggeremo l’errore.`,
    nl: () => prose`
      ## Toegankelijkheid

      Onze dienst volgt de Web Content Accessibility Guidelines (WCAG) op niveau AA. Stuit u toch op een belemmering, schrijf ons dan: wij geven u de informatie op een andere manier en herstellen de fout.`,
  },
});
