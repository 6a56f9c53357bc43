import { prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

// An aim and what we do about a barrier, no warranty of state. Not the statement that Directive (EU) 2019/882, Annex V asks of services in its scope.
export const accessibility = clause({
  id: 'di.accessibility',
  version: 2,
  when: (a) => a.d_accessibility === 'wcag-aa',
  parts: {},
  text: {
    de: () => prose`
      ## Barrierefreiheit

      Wir richten unser Angebot an den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, aus. Stoßen Sie dennoch auf eine Barriere, schreiben Sie uns: Wir geben Ihnen die Information auf anderem Weg und suchen nach einer Lösung.`,
    en: () => prose`
      ## Accessibility

      We aim at the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. If you meet a barrier nevertheless, write to us: we will give you the information in another way and work on a solution.`,
    es: () => prose`
      ## Accesibilidad

      Procuramos seguir las Web Content Accessibility Guidelines (WCAG) 2.2, nivel AA. Si aun así encuentra una barrera, escríbanos: le facilitaremos la información por otra vía y buscaremos una solución.`,
    fr: () => prose`
      ## Accessibilité

      Notre service vise les Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA. Si vous rencontrez malgré tout un obstacle, écrivez-nous : nous vous donnerons l’information par un autre moyen et chercherons une solution.`,
    it: () => prose`
      ## Accessibilità

      Il nostro servizio mira alle Web Content Accessibility Guidelines (WCAG) 2.2, livello AA. Se incontra comunque un ostacolo, ci scriva: Le forniremo l’informazione in altro modo e cercheremo una soluzione.`,
    nl: () => prose`
      ## Toegankelijkheid

      Wij streven naar de Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA. Stuit u toch op een belemmering, schrijf ons dan: wij geven u de informatie op een andere manier en werken aan een oplossing.`,
  },
});
