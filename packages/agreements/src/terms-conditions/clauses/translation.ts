import { has, prose } from '../../document/authoring.ts';
import { prevailing } from '../../shared-clauses/prevailing-language.ts';
import { clause } from './clause.ts';

/** Art. 10(1)(d) ECD languages; Quebec: Charter of the French Language s. 55; consumers may rely on the version they were shown (Art. 5 UCTD). */
export const translation = clause({
  id: 'tc.translation',
  version: 2,
  when: (a) => a.prevailing_language === 'first' || has(a.laws, 'ca_consumer'),
  parts: {
    prevailing: { meets: [], when: (a) => a.prevailing_language === 'first' },
    quebec: { meets: ['qc-french-55'], when: (a) => has(a.laws, 'ca_consumer') },
  },
  text: {
    de: (c) => prose`
      ## Sprachfassungen

      ${c.part.prevailing`Weichen die Sprachfassungen voneinander ab, gilt die ${prevailing('de', c.a)} Fassung; ein Verbraucher darf sich auf die Fassung verlassen, die ihm vorlag, wenn sie für ihn günstiger ist.`}

      ${c.part.quebec`Eine Fassung in einer anderen Sprache als Französisch bindet Verbraucher in Québec nur, wenn sie die französische vorher erhalten und danach ausdrücklich die andere gewünscht haben.`}`,
    en: (c) => prose`
      ## Language versions

      ${c.part.prevailing`If the language versions differ, the ${prevailing('en', c.a)} version prevails; a consumer may rely on the version that was presented if it is more favourable to the consumer.`}

      ${c.part.quebec`A version in a language other than French binds consumers in Quebec only if they have received the French one first and then expressly wished for the other.`}`,
    es: (c) => prose`
      ## Versiones lingüísticas

      ${c.part.prevailing`Si las versiones lingüísticas difieren, prevalece la versión ${prevailing('es', c.a)}; un consumidor puede acogerse a la versión que se le presentó si le es más favorable.`}

      ${c.part.quebec`Una versión en un idioma distinto del francés solo vincula a los consumidores de Quebec si antes han recibido la francesa y después han deseado expresamente la otra.`}`,
    fr: (c) => prose`
      ## Versions linguistiques

      ${c.part.prevailing`Si les versions linguistiques divergent, la version ${prevailing('fr', c.a)} prévaut ; un consommateur peut se prévaloir de la version qui lui a été présentée si elle lui est plus favorable.`}

      ${c.part.quebec`Une version dans une autre langue que le français ne lie les consommateurs du Québec que s’ils ont d’abord reçu la version française et ont ensuite exprimé la volonté expresse d’être liés par l’autre.`}`,
    it: (c) => prose`
      ## Versioni linguistiche

      ${c.part.prevailing`Se le versioni linguistiche divergono, prevale la versione ${prevailing('it', c.a)}; un consumatore può avvalersi della versione che gli è stata presentata se gli è più favorevole.`}

      ${c.part.quebec`Una versione in una lingua diversa dal francese vincola i consumatori del Québec solo se hanno prima ricevuto quella francese e poi hanno espressamente voluto l’altra.`}`,
    nl: (c) => prose`
      ## Taalversies

      ${c.part.prevailing`Verschillen de taalversies, dan geldt de ${prevailing('nl', c.a)} versie; een consument mag zich beroepen op de versie die hem is voorgelegd als die voor hem gunstiger is.`}

      ${c.part.quebec`Een versie in een andere taal dan het Frans bindt consumenten in Quebec alleen als zij eerst de Franse hebben ontvangen en daarna uitdrukkelijk de andere wensten.`}`,
  },
});
