import { prose, type Prose } from '../../document/authoring.ts';
import { dataTypeWords } from '../words/pd-types.ts';
import { interestWords } from '../words/interests.ts';
import { legalBasisWords } from '../words/legal-bases.ts';
import { decisionBasisWords } from '../words/decision-bases.ts';
import { purposeTitles } from '../words/purposes.ts';
import { cited, regulation, underEither } from '../words/regulation.ts';
import { specialBasisWords } from '../words/special-basis.ts';
import { specialDataWords } from '../words/special-data.ts';
import { usualCells } from '../words/usual-bases.ts';
import { clause } from './clause.ts';
import { table as tableOf } from './purpose-rows.ts';

/** The table with the citations of the regulation that the owner chose. */
function table(c: Parameters<typeof tableOf>[0], labels: Parameters<typeof tableOf>[1]): Prose {
  const w = {
    ...c.w,
    bases: cited(c, c.w.bases),
    usual: cited(c, c.w.usual),
    specialBases: cited(c, c.w.specialBases),
  };
  return tableOf({ ...c, w }, labels);
}

/**
 * Drafting note. Articles 6(1), 13(1)(c)-(d) and 14(1)(c), 14(2)(b) GDPR and UK GDPR: each purpose with data, ground,
 * interest and period. Usual grounds stand in `words/usual-bases.ts` until the owner names another. balance: Guidelines
 * WP260 rev.01 (the weighing on request). technical: recital 49. providers: a processor needs no ground of its own (Article
 * 28).
 */
export const legalBases = clause({
  id: 'pp.legalbases',
  version: 3,
  when: underEither,
  parts: {
    table: { meets: ['gdpr-13-1-c', 'gdpr-13-1-d', 'uk-gdpr-13'], when: (a) => a.pd_none_confirm !== 'yes' },
    technical: {
      meets: ['gdpr-13-1-c', 'gdpr-13-1-d', 'uk-gdpr-13'],
      when: (a) => a.pd_none_confirm === 'yes',
    },
    balance: { meets: ['gdpr-13-1-d'] },
    providers: { meets: [], when: (a) => a.pd_none_confirm !== 'yes' },
  },
  words: {
    de: {
      titles: purposeTitles.de,
      bases: legalBasisWords.de,
      interests: interestWords.de,
      data: dataTypeWords.de,
      usual: usualCells.de,
      special: specialDataWords.de,
      specialBases: specialBasisWords.de,
      decisions: decisionBasisWords.de,
    },
    en: {
      titles: purposeTitles.en,
      bases: legalBasisWords.en,
      interests: interestWords.en,
      data: dataTypeWords.en,
      usual: usualCells.en,
      special: specialDataWords.en,
      specialBases: specialBasisWords.en,
      decisions: decisionBasisWords.en,
    },
    es: {
      titles: purposeTitles.es,
      bases: legalBasisWords.es,
      interests: interestWords.es,
      data: dataTypeWords.es,
      usual: usualCells.es,
      special: specialDataWords.es,
      specialBases: specialBasisWords.es,
      decisions: decisionBasisWords.es,
    },
    fr: {
      titles: purposeTitles.fr,
      bases: legalBasisWords.fr,
      interests: interestWords.fr,
      data: dataTypeWords.fr,
      usual: usualCells.fr,
      special: specialDataWords.fr,
      specialBases: specialBasisWords.fr,
      decisions: decisionBasisWords.fr,
    },
    it: {
      titles: purposeTitles.it,
      bases: legalBasisWords.it,
      interests: interestWords.it,
      data: dataTypeWords.it,
      usual: usualCells.it,
      special: specialDataWords.it,
      specialBases: specialBasisWords.it,
      decisions: decisionBasisWords.it,
    },
    nl: {
      titles: purposeTitles.nl,
      bases: legalBasisWords.nl,
      interests: interestWords.nl,
      data: dataTypeWords.nl,
      usual: usualCells.nl,
      special: specialDataWords.nl,
      specialBases: specialBasisWords.nl,
      decisions: decisionBasisWords.nl,
    },
  },
  text: {
    de: (c) => prose`
      ## Rechtsgrundlagen

      ${c.part.table(
        table(c, {
          purpose: 'Zweck',
          data: 'Daten, soweit nötig',
          basis: 'Rechtsgrundlage und berechtigtes Interesse',
          kept: 'Speicherdauer',
        }),
      )}

      ${c.part.technical`Daten, die beim Aufruf unseres Angebots aus technischen Gründen entstehen,
      verarbeiten wir auf der Grundlage berechtigter Interessen (Art. 6 Abs. 1 Buchst. f ${regulation(c)}): Unser
      Interesse ist, das Angebot, das Sie aufrufen, auszuliefern und vor Angriffen zu schützen.`}

      ${c.part.balance`Soweit wir uns auf berechtigte Interessen stützen, haben wir sie gegen Ihre
      Interessen, Grundrechte und Grundfreiheiten abzuwägen. Auf Anfrage teilen wir Ihnen die wesentlichen
      Erwägungen mit.`} ${c.part.providers`Setzen wir für einen Zweck einen Anbieter ein, der Daten in
      unserem Auftrag verarbeitet, gilt die Rechtsgrundlage dieses Zwecks auch dafür.`}`,
    en: (c) => prose`
      ## Legal bases

      ${c.part.table(
        table(c, {
          purpose: 'Purpose',
          data: 'Data, as far as needed',
          basis: 'Legal basis and legitimate interest',
          kept: 'Storage period',
        }),
      )}

      ${c.part.technical`Data that arises for technical reasons when our service is opened is processed on
      the basis of legitimate interests (Article 6(1)(f) ${regulation(c)}): our interest is to deliver the service
      that you open and to protect it against attacks.`}

      ${c.part.balance`Where we rely on legitimate interests, we have to weigh them against your interests,
      fundamental rights and freedoms. On request we tell you the main considerations.`}
      ${c.part.providers`Where we use, for a purpose, a provider that processes data on our behalf, the
      legal basis of that purpose applies to this as well.`}`,
    es: (c) => prose`
      ## Bases jurídicas

      ${c.part.table(
        table(c, {
          purpose: 'Fin',
          data: 'Datos, en la medida necesaria',
          basis: 'Base jurídica e interés legítimo',
          kept: 'Plazo de conservación',
        }),
      )}

      ${c.part.technical`Los datos que se generan por razones técnicas al acceder a nuestro servicio se tratan
      sobre la base de intereses legítimos (artículo 6.1.f) del ${regulation(c)}): nuestro interés es prestar el
      servicio al que usted accede y protegerlo frente a ataques.`}

      ${c.part.balance`Cuando invocamos intereses legítimos, debemos ponderarlos con sus intereses,
      derechos y libertades fundamentales. Si lo solicita, le comunicamos las consideraciones principales.`}
      ${c.part.providers`Cuando para un fin recurrimos a un proveedor que trata datos por cuenta nuestra, la
      base jurídica de ese fin se aplica también a ese tratamiento.`}`,
    fr: (c) => prose`
      ## Bases juridiques

      ${c.part.table(
        table(c, {
          purpose: 'Finalité',
          data: 'Données, dans la mesure nécessaire',
          basis: 'Base juridique et intérêt légitime',
          kept: 'Durée de conservation',
        }),
      )}

      ${c.part
        .technical`Les données produites pour des raisons techniques lors de l’accès à notre service sont
      traitées sur la base d’intérêts légitimes (article 6, paragraphe 1, point f), du ${regulation(c)}) : notre intérêt
      est de fournir le service auquel vous accédez et de le protéger contre les attaques.`}

      ${c.part.balance`Lorsque nous nous fondons sur des intérêts légitimes, nous devons les mettre en balance
      avec vos intérêts, libertés et droits fondamentaux. Sur demande, nous vous indiquons les principales
      considérations.`} ${c.part.providers`Lorsque nous recourons, pour une finalité, à un prestataire qui
      traite des données pour notre compte, la base juridique de cette finalité vaut également pour ce
      traitement.`}`,
    it: (c) => prose`
      ## Basi giuridiche

      ${c.part.table(
        table(c, {
          purpose: 'Finalità',
          data: 'Dati, nella misura necessaria',
          basis: 'Base giuridica e legittimo interesse',
          kept: 'Periodo di conservazione',
        }),
      )}

      ${c.part.technical`I dati che si generano per ragioni tecniche all’apertura del nostro servizio sono
      trattati sulla base di legittimi interessi (art. 6, par. 1, lett. f), del ${regulation(c)}): il nostro interesse è
      fornire il servizio che Lei richiede e proteggerlo dagli attacchi.`}

      ${c.part.balance`Quando ci basiamo su legittimi interessi, dobbiamo bilanciarli con i Suoi interessi,
      diritti e libertà fondamentali. Su richiesta Le comunichiamo le considerazioni principali.`}
      ${c.part
        .providers`Quando per una finalità ci avvaliamo di un fornitore che tratta dati per nostro conto,
      la base giuridica di quella finalità vale anche per tale trattamento.`}`,
    nl: (c) => prose`
      ## Rechtsgronden

      ${c.part.table(
        table(c, {
          purpose: 'Doeleinde',
          data: 'Gegevens, voor zover nodig',
          basis: 'Rechtsgrond en gerechtvaardigd belang',
          kept: 'Bewaartermijn',
        }),
      )}

      ${c.part
        .technical`Gegevens die om technische redenen ontstaan wanneer onze dienst wordt geopend, verwerken
      wij op grond van gerechtvaardigde belangen (artikel 6, lid 1, onder f, ${regulation(c)}): ons belang is de dienst te
      leveren die u opent en die te beschermen tegen aanvallen.`}

      ${c.part
        .balance`Voor zover wij ons op gerechtvaardigde belangen baseren, moeten wij die afwegen tegen uw
      belangen, grondrechten en fundamentele vrijheden. Op verzoek delen wij u de belangrijkste overwegingen
      mee.`} ${c.part
        .providers`Zetten wij voor een van deze doeleinden een aanbieder in die gegevens namens ons verwerkt, dan geldt de rechtsgrond van dat doeleinde ook daarvoor.`}`,
  },
});
