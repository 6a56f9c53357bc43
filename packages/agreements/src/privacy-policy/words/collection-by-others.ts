/**
 * Do Not Track and collection by others are asked by California (CalOPPA), Delaware and, the second alone, Nevada. Each
 * document says them once: the section of California speaks for Delaware too, and Nevada's points to the one that stands.
 */
import { has, type Words } from '../../document/authoring.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

type TrackingTitle = 'california' | 'californiaBeside' | 'both' | 'bothBeside' | 'delaware';

interface Told {
  a: { laws?: readonly string[] | undefined };
  w: { titles: { readonly [T in TrackingTitle]: Words } };
}

/** Whether California's or Delaware's section says what others collect. */
export function tellsTracking({ laws }: Told['a']): boolean {
  return has(laws, 'caloppa', 'de_doppa');
}

/** The heading of that section. */
export function trackingTitle({ a, w }: Told): Words {
  const delaware = has(a.laws, 'de_doppa');
  if (!has(a.laws, 'caloppa')) return w.titles.delaware;
  // Where the CCPA has sections of its own, the heading says what this one is about.
  if (has(a.laws, 'ccpa_cpra')) return delaware ? w.titles.bothBeside : w.titles.californiaBeside;
  return delaware ? w.titles.both : w.titles.california;
}

/** Whether other companies follow people across websites by way of the service, as whole sentences after a colon. */
export const collectionByOthers = {
  de: {
    titles: {
      california: 'Hinweise für Kalifornien',
      californiaBeside: 'Kalifornien: Do Not Track',
      both: 'Hinweise für Kalifornien und Delaware',
      bothBeside: 'Kalifornien und Delaware: Do Not Track',
      delaware: 'Hinweise für Delaware',
    },
    others:
      'Wenn Sie unser Angebot nutzen, können Anbieter der Werkzeuge, die wir einbinden, Daten darüber erheben, was Sie über längere Zeit und auf verschiedenen Websites oder in verschiedenen Diensten tun.',
    nobody:
      'Wir lassen nicht zu, dass andere Unternehmen über unser Angebot erfassen, was Sie über längere Zeit und auf verschiedenen Websites oder in verschiedenen Diensten tun.',
  },
  en: {
    titles: {
      california: 'Notice for California',
      californiaBeside: 'California: Do Not Track',
      both: 'Notice for California and Delaware',
      bothBeside: 'California and Delaware: Do Not Track',
      delaware: 'Notice for Delaware',
    },
    others:
      'when you use our service, the providers of tools that we include may collect data about your activities over time and across different websites or services.',
    nobody:
      'we do not allow other companies to collect data through our service about your activities over time and across different websites or services.',
  },
  es: {
    titles: {
      california: 'Información para California',
      californiaBeside: 'California: Do Not Track',
      both: 'Información para California y Delaware',
      bothBeside: 'California y Delaware: Do Not Track',
      delaware: 'Información para Delaware',
    },
    others:
      'cuando utiliza nuestro servicio, los proveedores de las herramientas que incorporamos pueden recoger datos sobre sus actividades a lo largo del tiempo y en distintos sitios web o servicios.',
    nobody:
      'no permitimos que otras empresas recojan, a través de nuestro servicio, datos sobre sus actividades a lo largo del tiempo y en distintos sitios web o servicios.',
  },
  fr: {
    titles: {
      california: 'Informations pour la Californie',
      californiaBeside: 'Californie : Do Not Track',
      both: 'Informations pour la Californie et le Delaware',
      bothBeside: 'Californie et Delaware : Do Not Track',
      delaware: 'Informations pour le Delaware',
    },
    others:
      'lorsque vous utilisez notre service, les prestataires des outils que nous intégrons peuvent collecter des données sur vos activités au fil du temps et sur différents sites web ou services.',
    nobody:
      'nous ne permettons pas à d’autres entreprises de collecter, par l’intermédiaire de notre service, des données sur vos activités au fil du temps et sur différents sites web ou services.',
  },
  it: {
    titles: {
      california: 'Informazioni per la California',
      californiaBeside: 'California: Do Not Track',
      both: 'Informazioni per la California e il Delaware',
      bothBeside: 'California e Delaware: Do Not Track',
      delaware: 'Informazioni per il Delaware',
    },
    others:
      'quando utilizza il nostro servizio, i fornitori degli strumenti che integriamo possono raccogliere dati sulle Sue attività nel tempo e su siti web o servizi diversi.',
    nobody:
      'non permettiamo che altre imprese raccolgano, attraverso il nostro servizio, dati sulle Sue attività nel tempo e su siti web o servizi diversi.',
  },
  nl: {
    titles: {
      california: 'Informatie voor Californië',
      californiaBeside: 'Californië: Do Not Track',
      both: 'Informatie voor Californië en Delaware',
      bothBeside: 'Californië en Delaware: Do Not Track',
      delaware: 'Informatie voor Delaware',
    },
    others:
      'wanneer u onze dienst gebruikt, kunnen de aanbieders van hulpmiddelen die wij inzetten, gedurende langere tijd en op verschillende websites of in verschillende diensten gegevens over uw activiteiten verzamelen.',
    nobody:
      'wij laten niet toe dat andere bedrijven via onze dienst gedurende langere tijd en op verschillende websites of in verschillende diensten gegevens over uw activiteiten verzamelen.',
  },
} as const;
