import { has, prose } from '../../document/authoring.ts';
import { businessesToo, isMarketplace } from '../conditions.ts';
import { clause } from './clause.ts';

/** Regulation (EU) 2019/1150, Arts 3 to 12: plain terms, 15 days' notice, statement of reasons (30 days before an end), ranking, differentiated treatment, data, complaints and mediators. Small platforms are exempt from Arts 11 and 12: the words are conditional. */
export const sellers = clause({
  id: 'tc.sellers',
  version: 1,
  when: (a) => isMarketplace(a) && businessesToo(a) && has(a.laws, 'eu_p2b'),
  parts: {
    terms: { meets: ['p2b-3'] },
    ranking: { meets: ['p2b-5'] },
    data: { meets: ['p2b-6-10'] },
    complaints: { meets: ['p2b-11-12'] },
  },
  text: {
    de: (c) => prose`
      ## Verkäufer und andere gewerbliche Nutzer der Plattform

      ${c.part.terms`Änderungen dieser Bedingungen teilen wir gewerblichen Nutzern mindestens 15 Tage vorher auf einem dauerhaften Datenträger mit; sie können den Vertrag bis dahin beenden. Wir beschränken oder setzen Angebote nur aus und beenden den Vertrag nur bei einem Verstoß gegen diese Bedingungen, gegen das Recht oder gegen Rechte anderer, und begründen das auf einem dauerhaften Datenträger, eine Beendigung mindestens 30 Tage vorher, soweit das Gesetz keine Ausnahme macht. Weitere Vertriebswege nutzen wir nur, wenn sie beim jeweiligen Programm genannt sind; Schutzrechte der Verkäufer verwenden wir nur, um ihre Angebote zu zeigen.`}

      ${c.part.ranking`Die Hauptparameter der Reihenfolge und ihr Gewicht stehen im Abschnitt über den Marktplatz; wirkt eine Zahlung mit, steht es dort.`}

      ${c.part.data`Werden zu einem Angebot Nebenleistungen angeboten oder behandeln wir eigene Angebote anders, beschreiben wir das beim jeweiligen Programm. Verkäufer haben Zugang zu den Daten ihrer Bestellungen; andere Daten geben wir nur zusammengefasst weiter. Nach dem Ende des Vertrags bleiben ihre Bestelldaten so lange zugänglich, wie das Gesetz sie aufzubewahren verlangt. Niemand muss auf anderen Wegen zu denselben Bedingungen verkaufen.`}

      ${c.part.complaints`Beschwerden gewerblicher Nutzer bearbeiten wir kostenlos, zügig und begründet über die im Abschnitt über den Kontakt genannten Wege. Sind wir kein kleines Unternehmen, nennen wir auf Anfrage zwei oder mehr Mediatoren, mit denen wir Streit außergerichtlich beilegen wollen.`}`,
    en: (c) => prose`
      ## Sellers and other business users of the platform

      ${c.part.terms`We tell business users of changes to these terms at least 15 days before on a durable medium; until then they can end the contract. We restrict or suspend offers and end the contract only for a breach of these terms, of the law or of the rights of others, and give reasons on a durable medium, for an end at least 30 days before, unless the law makes an exception. We use further channels of distribution only where they are named with the programme concerned; we use sellers’ intellectual property only to show their offers.`}

      ${c.part.ranking`The main parameters of the order and their weight are stated in the section on the marketplace; if payment plays a part, it says so.`}

      ${c.part.data`Where ancillary services are offered with an offer or we treat our own offers differently, we describe this with the programme concerned. Sellers have access to the data of their orders; we pass on other data only in aggregate. After the contract ends their order data stays accessible for as long as the law requires us to keep it. Nobody has to sell on the same conditions elsewhere.`}

      ${c.part.complaints`We handle complaints of business users free of charge, swiftly and with reasons, through the ways named in the section on contacting us. Unless we are a small enterprise, we name on request two or more mediators with whom we want to settle disputes out of court.`}`,
    es: (c) => prose`
      ## Vendedores y otros usuarios profesionales de la plataforma

      ${c.part.terms`Comunicamos a los usuarios profesionales los cambios de estas condiciones al menos 15 días antes en un soporte duradero; hasta entonces pueden terminar el contrato. Solo restringimos o suspendemos ofertas y terminamos el contrato por infracción de estas condiciones, de la ley o de derechos ajenos, y lo motivamos en un soporte duradero, la terminación al menos 30 días antes, salvo excepción legal. Solo usamos otros canales de distribución si se indican en el programa correspondiente; usamos la propiedad intelectual de los vendedores solo para mostrar sus ofertas.`}

      ${c.part.ranking`Los parámetros principales del orden y su peso figuran en el apartado sobre el mercado; si influye un pago, allí se indica.`}

      ${c.part.data`Si con una oferta se ofrecen servicios auxiliares o tratamos de otro modo nuestras propias ofertas, lo describimos en el programa correspondiente. Los vendedores acceden a los datos de sus pedidos; otros datos solo los compartimos agregados. Tras el fin del contrato, los datos de sus pedidos siguen accesibles mientras la ley obligue a conservarlos. Nadie está obligado a vender en las mismas condiciones en otros lugares.`}

      ${c.part.complaints`Tramitamos las reclamaciones de los usuarios profesionales gratuitamente, con rapidez y de forma motivada por las vías del apartado sobre el contacto. Si no somos una empresa pequeña, indicamos a petición dos o más mediadores con los que queremos resolver los conflictos extrajudicialmente.`}`,
    fr: (c) => prose`
      ## Vendeurs et autres entreprises utilisatrices de la plateforme

      ${c.part.terms`Nous informons les entreprises utilisatrices des modifications de ces conditions au moins 15 jours avant, sur un support durable ; elles peuvent mettre fin au contrat jusque-là. Nous ne restreignons ou suspendons des offres et ne résilions le contrat qu’en cas d’infraction à ces conditions, à la loi ou aux droits d’autrui, et motivons la décision sur un support durable, 30 jours au moins avant une résiliation, sauf exception légale. Nous n’utilisons d’autres canaux de distribution que s’ils sont indiqués avec le programme concerné ; nous n’utilisons la propriété intellectuelle des vendeurs que pour montrer leurs offres.`}

      ${c.part.ranking`Les principaux paramètres de classement et leur poids figurent dans la section sur la place de marché ; si un paiement joue, elle l’indique.`}

      ${c.part.data`Si des services accessoires accompagnent une offre ou si nous traitons autrement nos propres offres, nous le décrivons avec le programme concerné. Les vendeurs accèdent aux données de leurs commandes ; nous ne transmettons les autres données que sous forme agrégée. Après la fin du contrat, les données de leurs commandes restent accessibles tant que la loi en impose la conservation. Nul n’est tenu de vendre ailleurs aux mêmes conditions.`}

      ${c.part.complaints`Nous traitons les réclamations des entreprises utilisatrices gratuitement, rapidement et de façon motivée, par les moyens indiqués dans la section consacrée au contact. Sauf si nous sommes une petite entreprise, nous nommons sur demande au moins deux médiateurs avec lesquels nous voulons régler les litiges à l’amiable.`}`,
    it: (c) => prose`
      ## Venditori e altri utenti commerciali della piattaforma

      ${c.part.terms`Comunichiamo agli utenti commerciali le modifiche di queste condizioni almeno 15 giorni prima su un supporto durevole; fino ad allora possono sciogliere il contratto. Limitiamo o sospendiamo offerte e sciogliamo il contratto solo per violazione di queste condizioni, della legge o di diritti altrui, e motiviamo la decisione su un supporto durevole, per lo scioglimento almeno 30 giorni prima, salvo eccezioni di legge. Usiamo altri canali di distribuzione solo se indicati nel relativo programma; usiamo la proprietà intellettuale dei venditori solo per mostrare le loro offerte.`}

      ${c.part.ranking`I parametri principali dell’ordine e il loro peso sono indicati nella sezione sul mercato; se conta un pagamento, vi è detto.`}

      ${c.part.data`Se con un’offerta sono proposti servizi accessori o se trattiamo diversamente le nostre offerte, lo descriviamo nel relativo programma. I venditori accedono ai dati dei propri ordini; gli altri dati sono condivisi solo in forma aggregata. Dopo la fine del contratto i dati degli ordini restano accessibili finché la legge ne impone la conservazione. Nessuno è tenuto a vendere altrove alle stesse condizioni.`}

      ${c.part.complaints`Trattiamo i reclami degli utenti commerciali gratuitamente, con rapidità e motivazione, tramite i recapiti della sezione sui contatti. Se non siamo una piccola impresa, indichiamo su richiesta due o più mediatori con cui vogliamo risolvere le controversie in via stragiudiziale.`}`,
    nl: (c) => prose`
      ## Verkopers en andere zakelijke gebruikers van het platform

      ${c.part.terms`Wijzigingen van deze voorwaarden melden wij zakelijke gebruikers ten minste 15 dagen vooraf op een duurzame gegevensdrager; tot dan kunnen zij de overeenkomst beëindigen. Wij beperken of schorsen aanbiedingen en beëindigen de overeenkomst alleen bij schending van deze voorwaarden, van de wet of van rechten van anderen, en motiveren dat op een duurzame gegevensdrager, een beëindiging ten minste 30 dagen vooraf, tenzij de wet een uitzondering maakt. Andere verkoopkanalen gebruiken wij alleen als ze bij het betreffende programma staan; intellectuele eigendom van verkopers gebruiken wij alleen om hun aanbiedingen te tonen.`}

      ${c.part.ranking`De belangrijkste parameters van de volgorde en hun gewicht staan in het onderdeel over de marktplaats; telt betaling mee, dan staat dat daar.`}

      ${c.part.data`Worden bij een aanbod nevendiensten aangeboden of behandelen wij eigen aanbiedingen anders, dan beschrijven wij dat bij het betreffende programma. Verkopers hebben toegang tot de gegevens van hun bestellingen; andere gegevens delen wij alleen samengevoegd. Na het einde van de overeenkomst blijven hun bestelgegevens toegankelijk zolang de wet bewaring eist. Niemand hoeft elders onder dezelfde voorwaarden te verkopen.`}

      ${c.part.complaints`Klachten van zakelijke gebruikers behandelen wij kosteloos, snel en gemotiveerd via de wegen in het onderdeel over contact. Zijn wij geen kleine onderneming, dan noemen wij op verzoek twee of meer bemiddelaars met wie wij geschillen buiten de rechter willen oplossen.`}`,
  },
});
