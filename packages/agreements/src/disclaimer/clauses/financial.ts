import { given, has, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { clause } from './clause.ts';

/** 17 CFR § 4.41(b)(1)(i), verified wording; prescribed in English. */
const hypothetical = prose`**“Hypothetical or simulated performance results have certain inherent limitations. Unlike an actual performance record, simulated results do not represent actual trading. Also, since the trades have not actually been executed, the results may have under- or over-compensated for the impact, if any, of certain market factors, such as lack of liquidity. Simulated trading programs in general are also subject to the fact that they are designed with the benefit of hindsight. No representation is being made that any account will or is likely to achieve profits or losses similar to those shown.”**`;
/** FCA COBS 4.12A.11, from memory: official: unverified. */
const ukCrypto = prose`**“Don’t invest unless you’re prepared to lose all the money you invest. This is a high-risk investment and you should not expect to be protected if something goes wrong.”**`;

// Market Abuse Regulation, Article 20 with Delegated Regulation (EU) 2016/958: author, facts and opinions, interests.
export const financial = clause({
  id: 'di.financial',
  version: 2,
  price: paidUnless('eu_mar', 'us_trading', 'uk_crypto'),
  when: (a) => given(a.d_financial) && !has(a.d_financial, 'none'),
  parts: {
    money: { meets: ['practice-di-noadvice'] },
    markets: { meets: ['practice-di-earnings'], when: (a) => has(a.d_financial, 'investing', 'trading') },
    interests: {
      meets: ['mar-20'],
      when: (a) => has(a.laws, 'eu_mar') && has(a.d_financial, 'investing', 'trading'),
    },
    simulated: {
      meets: ['cftc-4-41'],
      when: (a) => has(a.laws, 'us_trading') && has(a.d_financial, 'trading'),
    },
    crypto: { meets: [], when: (a) => has(a.d_financial, 'crypto') },
    cryptoUk: {
      meets: ['uk-fca-crypto'],
      when: (a) => has(a.laws, 'uk_crypto') && has(a.d_financial, 'crypto'),
    },
    tax: { meets: [], when: (a) => has(a.d_financial, 'tax') },
    insurance: { meets: [], when: (a) => has(a.d_financial, 'insurance') },
    property: { meets: [], when: (a) => has(a.d_financial, 'real-estate') },
  },
  text: {
    de: (c) => prose`
      ## Finanzielle Inhalte

      ${c.part.money`Unsere Inhalte zu Geldfragen sind allgemeine Informationen. Sie sind keine Anlage-, Steuer- oder Versicherungsberatung und kein Angebot, etwas zu kaufen oder zu verkaufen.`}

      ${c.part.markets`Geldanlagen können an Wert verlieren, bis hin zum Verlust des gesamten Einsatzes. Ergebnisse der Vergangenheit sind kein verlässlicher Hinweis auf künftige.`}

      ${c.part.interests`Bei Beiträgen, die eine Anlage empfehlen, nennen wir, wer sie verfasst hat und wann; fehlt die Angabe, sind wir selbst der Verfasser. Tatsachen trennen wir erkennbar von Meinungen, Schätzungen und Prognosen. Halten wir oder die verfassende Person eine Position in dem besprochenen Wert oder besteht ein anderes Interesse oder ein Interessenkonflikt, steht das im jeweiligen Beitrag.`}

      ${c.part.simulated`Für simulierte oder hypothetische Handelsergebnisse gilt in den Vereinigten Staaten dieser vorgeschriebene Hinweis: ${hypothetical}`}

      ${c.part.crypto`Kryptowerte schwanken stark. Sie sind nicht durch eine Einlagensicherung geschützt, und Sie können Ihren gesamten Einsatz verlieren.`}

      ${c.part.cryptoUk`An Personen im Vereinigten Königreich richten wir Werbung für Kryptowerte nur, wenn sie dort von einer befugten Stelle genehmigt oder sonst zulässig ist. Vorgeschriebener Warnhinweis: ${ukCrypto}`}

      ${c.part.tax`Wie etwas besteuert wird, hängt von Ihren persönlichen Verhältnissen ab und kann sich ändern.`}

      ${c.part.insurance`Für eine Versicherung sind allein die Bedingungen des Versicherers maßgeblich.`}

      ${c.part.property`Preise, Mieten und Renditen von Immobilien können steigen und fallen.`}`,
    en: (c) => prose`
      ## Financial content

      ${c.part.money`Our content on money matters is general information. It is no investment, tax or insurance advice and no offer to buy or sell anything.`}

      ${c.part.markets`Investments may fall in value, up to the loss of everything invested. Past performance is no reliable guide to future results.`}

      ${c.part.interests`Where a piece recommends an investment, we state who wrote it and when; where no name is given, we are the author ourselves. We keep facts visibly apart from opinions, estimates and forecasts. If we or the person who wrote a piece hold a position in the instrument discussed, or if there is another interest or a conflict of interest, the piece says so.`}

      ${c.part.simulated`For simulated or hypothetical trading results this prescribed statement applies in the United States: ${hypothetical}`}

      ${c.part.crypto`Cryptoassets fluctuate strongly. No deposit guarantee protects them, and you may lose everything you invest.`}

      ${c.part.cryptoUk`We address promotions of cryptoassets to people in the United Kingdom only where they have been approved there by an authorised person or are otherwise permitted. Prescribed risk warning: ${ukCrypto}`}

      ${c.part.tax`How something is taxed depends on your personal circumstances and may change.`}

      ${c.part.insurance`For an insurance policy, only the terms of the insurer count.`}

      ${c.part.property`Prices, rents and yields of property may rise and fall.`}`,
    es: (c) => prose`
      ## Contenidos financieros

      ${c.part.money`Nuestros contenidos sobre cuestiones económicas son información general. No constituyen asesoramiento de inversión, fiscal ni de seguros, ni una oferta de compra o de venta.`}

      ${c.part.markets`Las inversiones pueden perder valor, incluso todo el importe invertido. Las rentabilidades pasadas no son un indicador fiable de resultados futuros.`}

      ${c.part.interests`Cuando un artículo recomienda una inversión, indicamos quién lo ha escrito y cuándo; si no figura ningún nombre, los autores somos nosotros. Separamos de forma visible los hechos de las opiniones, las estimaciones y las previsiones. Si nosotros o la persona que ha escrito el artículo mantenemos una posición en el instrumento tratado, o si existe otro interés o un conflicto de intereses, el artículo lo indica.`}

      ${c.part.simulated`Para los resultados simulados o hipotéticos rige en los Estados Unidos esta advertencia obligatoria: ${hypothetical}`}

      ${c.part.crypto`Los criptoactivos fluctúan mucho. Ningún fondo de garantía de depósitos los protege, y usted puede perder todo lo que invierta.`}

      ${c.part.cryptoUk`Solo dirigimos promociones de criptoactivos a personas del Reino Unido cuando allí las ha aprobado una entidad autorizada o están permitidas por otra razón. Advertencia de riesgo obligatoria: ${ukCrypto}`}

      ${c.part.tax`La tributación depende de sus circunstancias personales y puede cambiar.`}

      ${c.part.insurance`En un seguro solo cuentan las condiciones de la entidad aseguradora.`}

      ${c.part.property`Los precios, los alquileres y las rentabilidades de los inmuebles pueden subir y bajar.`}`,
    fr: (c) => prose`
      ## Contenus financiers

      ${c.part.money`Nos contenus sur les questions d’argent sont des informations générales. Ils ne constituent ni un conseil en investissement, ni un conseil fiscal, ni un conseil en assurance, ni une offre d’achat ou de vente.`}

      ${c.part.markets`Un placement peut perdre de la valeur, jusqu’à la perte de la totalité de la somme investie. Les performances passées ne préjugent pas des performances futures.`}

      ${c.part.interests`Lorsqu’un article recommande un placement, nous indiquons qui l’a écrit et quand ; si aucun nom n’est indiqué, nous en sommes nous-mêmes l’auteur. Nous distinguons visiblement les faits des opinions, des estimations et des prévisions. Si nous ou la personne qui a écrit l’article détenons une position sur l’instrument traité, ou s’il existe un autre intérêt ou un conflit d’intérêts, l’article le précise.`}

      ${c.part.simulated`Pour les résultats simulés ou hypothétiques, la mention suivante est prescrite aux États-Unis : ${hypothetical}`}

      ${c.part.crypto`Les cryptoactifs fluctuent fortement. Aucune garantie des dépôts ne les protège, et vous pouvez perdre tout ce que vous investissez.`}

      ${c.part.cryptoUk`Nous n’adressons de promotions de cryptoactifs à des personnes au Royaume-Uni que si elles y ont été approuvées par une entité habilitée ou y sont autorisées à un autre titre. Avertissement prescrit : ${ukCrypto}`}

      ${c.part.tax`Le régime fiscal dépend de votre situation personnelle et peut changer.`}

      ${c.part.insurance`Pour une assurance, seules comptent les conditions de l’assureur.`}

      ${c.part.property`Les prix, les loyers et les rendements de l’immobilier peuvent monter et baisser.`}`,
    it: (c) => prose`
      ## Contenuti finanziari

      ${c.part.money`I nostri contenuti su questioni economiche sono informazioni generali. Non costituiscono consulenza in materia di investimenti, fiscale o assicurativa, né un’offerta di acquisto o di vendita.`}

      ${c.part.markets`Gli investimenti possono perdere valore, fino alla perdita dell’intera somma investita. I rendimenti passati non sono un indicatore affidabile di quelli futuri.`}

      ${c.part.interests`Quando un articolo raccomanda un investimento, indichiamo chi lo ha scritto e quando; se non è indicato alcun nome, ne siamo noi gli autori. Distinguiamo in modo visibile i fatti dalle opinioni, dalle stime e dalle previsioni. Se noi o la persona che ha scritto l’articolo deteniamo una posizione nello strumento trattato, oppure se esiste un altro interesse o un conflitto di interessi, l’articolo lo indica.`}

      ${c.part.simulated`Per i risultati simulati o ipotetici negli Stati Uniti vale questa avvertenza obbligatoria: ${hypothetical}`}

      ${c.part.crypto`Le cripto-attività oscillano fortemente. Nessun sistema di garanzia dei depositi le protegge, e Lei può perdere tutto ciò che investe.`}

      ${c.part.cryptoUk`Rivolgiamo promozioni di cripto-attività a persone nel Regno Unito solo se lì sono state approvate da un soggetto autorizzato o sono altrimenti consentite. Avvertenza di rischio obbligatoria: ${ukCrypto}`}

      ${c.part.tax`Il trattamento fiscale dipende dalla Sua situazione personale e può cambiare.`}

      ${c.part.insurance`Per un’assicurazione contano solo le condizioni dell’assicuratore.`}

      ${c.part.property`I prezzi, i canoni e i rendimenti degli immobili possono salire e scendere.`}`,
    nl: (c) => prose`
      ## Financiële inhoud

      ${c.part.money`Onze inhoud over geldzaken is algemene informatie. Die is geen beleggings-, belasting- of verzekeringsadvies en geen aanbod om iets te kopen of te verkopen.`}

      ${c.part.markets`Beleggingen kunnen in waarde dalen, tot het verlies van de volledige inleg. In het verleden behaalde resultaten bieden geen garantie voor de toekomst.`}

      ${c.part.interests`Bij bijdragen die een belegging aanbevelen, vermelden wij wie die heeft geschreven en wanneer; ontbreekt een naam, dan zijn wij zelf de schrijver. Wij houden feiten zichtbaar gescheiden van meningen, schattingen en prognoses. Houden wij of de schrijver een positie aan in het besproken instrument, of is er een ander belang of een belangenconflict, dan staat dat in de bijdrage.`}

      ${c.part.simulated`Voor gesimuleerde of hypothetische handelsresultaten geldt in de Verenigde Staten deze voorgeschreven verklaring: ${hypothetical}`}

      ${c.part.crypto`Cryptoactiva schommelen sterk. Er geldt geen depositogarantie voor, en u kunt uw volledige inleg verliezen.`}

      ${c.part.cryptoUk`Aan mensen in het Verenigd Koninkrijk richten wij alleen reclame voor cryptoactiva die daar door een bevoegde partij is goedgekeurd of om een andere reden is toegestaan. Voorgeschreven risicowaarschuwing: ${ukCrypto}`}

      ${c.part.tax`Hoe iets wordt belast, hangt af van uw persoonlijke omstandigheden en kan veranderen.`}

      ${c.part.insurance`Voor een verzekering zijn alleen de voorwaarden van de verzekeraar bepalend.`}

      ${c.part.property`Prijzen, huren en rendementen van vastgoed kunnen stijgen en dalen.`}`,
  },
});
