import { has, prose } from '../../document/authoring.ts';
import { prevailing } from '../../shared-clauses/prevailing-language.ts';
import { clause } from './clause.ts';

/** Art. 10(1)(d) ECD languages; Quebec: Charter of the French Language s. 55; consumers may rely on the version they were shown (Art. 5 UCTD). */
export const translation = clause({
  id: 'tc.translation',
  version: 1,
  when: (a) => a.prevailing_language === 'first' || has(a.laws, 'ca_consumer'),
  parts: {
    prevailing: { meets: [], when: (a) => a.prevailing_language === 'first' },
    quebec: { meets: ['qc-french-55'], when: (a) => has(a.laws, 'ca_consumer') },
  },
  text: {
    de: (c) => prose`
      ## Sprachfassungen

      ${c.part.prevailing`Weichen die Sprachfassungen voneinander ab, gilt die ${prevailing('de', c.a)} Fassung; ein Verbraucher darf sich auf die Fassung verlassen, die ihm vorlag, wenn sie für ihn günstiger ist.`}

      ${c.part.quebec`Verbrauchern in Québec legen wir zuerst die französische Fassung vor; eine andere Fassung bindet sie nur, wenn sie diese danach ausdrücklich wünschen. Wo die französische Fassung fehlt, können sie sie vor dem Vertragsschluss von uns verlangen.`}`,
    en: (c) => prose`
      ## Language versions

      ${c.part.prevailing`If the language versions differ, the ${prevailing('en', c.a)} version prevails; a consumer may rely on the version that was presented if it is more favourable to the consumer.`}

      ${c.part.quebec`We present the French version to consumers in Quebec first; another version binds them only if they then expressly wish it. Where the French version is missing, they can ask us for it before the contract is concluded.`}`,
    es: (c) => prose`
      ## Versiones lingüísticas

      ${c.part.prevailing`Si las versiones lingüísticas difieren, prevalece la versión ${prevailing('es', c.a)}; un consumidor puede acogerse a la versión que se le presentó si le es más favorable.`}

      ${c.part.quebec`Presentamos primero la versión francesa a los consumidores de Quebec; otra versión solo es vinculante para ellos si después la desean expresamente. Si falta la versión francesa, pueden pedírnosla antes de celebrar el contrato.`}`,
    fr: (c) => prose`
      ## Versions linguistiques

      ${c.part.prevailing`Si les versions linguistiques divergent, la version ${prevailing('fr', c.a)} prévaut ; un consommateur peut se prévaloir de la version qui lui a été présentée si elle lui est plus favorable.`}

      ${c.part.quebec`Nous présentons d’abord la version française aux consommateurs du Québec ; une autre version ne les lie que s’ils en expriment ensuite la volonté expresse. Si la version française manque, ils peuvent nous la demander avant la conclusion du contrat.`}`,
    it: (c) => prose`
      ## Versioni linguistiche

      ${c.part.prevailing`Se le versioni linguistiche divergono, prevale la versione ${prevailing('it', c.a)}; un consumatore può avvalersi della versione che gli è stata presentata se gli è più favorevole.`}

      ${c.part.quebec`Ai consumatori del Québec presentiamo prima la versione francese; un’altra versione li vincola solo se poi la desiderano espressamente. Se la versione francese manca, possono chiedercela prima della conclusione del contratto.`}`,
    nl: (c) => prose`
      ## Taalversies

      ${c.part.prevailing`Verschillen de taalversies, dan geldt de ${prevailing('nl', c.a)} versie; een consument mag zich beroepen op de versie die hem is voorgelegd als die voor hem gunstiger is.`}

      ${c.part.quebec`Consumenten in Quebec leggen wij eerst de Franse versie voor; een andere versie bindt hen alleen als zij die daarna uitdrukkelijk wensen. Ontbreekt de Franse versie, dan kunnen zij die vóór het sluiten van de overeenkomst bij ons opvragen.`}`,
  },
});
