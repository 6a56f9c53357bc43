import { given, prose } from '../../document/authoring.ts';
import { bindsSellers } from '../conditions.ts';
import { clause, type TermsQuestions } from './clause.ts';

type Given = { readonly [Q in keyof TermsQuestions]?: TermsQuestions[Q] | undefined };

/** Fifteen days are the least (Art. 3(2)); a longer period of the owner holds for sellers too. */
function takesLonger({ change_notice_days: days }: Given): boolean {
  return days === '30' || days === '60';
}

/** Regulation (EU) 2019/1150, Arts 3 to 12: 15 days' notice on a durable medium, grounds and statement of reasons (30 days before an end), ranking, ancillary goods, differentiated treatment, data, conditions elsewhere, complaints and two mediators. Small enterprises are exempt from Arts 11 and 12 and name no mediator. */
export const sellers = clause({
  id: 'tc.sellers',
  version: 2,
  when: (a) => bindsSellers(a),
  parts: {
    terms: { meets: ['p2b-3'] },
    fifteen: { meets: [], when: (a) => !takesLonger(a) },
    longer: { meets: [], when: (a) => takesLonger(a) },
    channels: { meets: [], when: (a) => given(a.p2b_channels) },
    alone: { meets: [], when: (a) => !given(a.p2b_channels) },
    ranking: { meets: ['p2b-5'] },
    data: { meets: ['p2b-6-10'] },
    ancillary: { meets: [], when: (a) => given(a.p2b_ancillary) },
    plain: { meets: [], when: (a) => !given(a.p2b_ancillary) },
    different: { meets: [], when: (a) => given(a.p2b_different) },
    alike: { meets: [], when: (a) => !given(a.p2b_different) },
    complaints: { meets: ['p2b-11-12'] },
    mediators: { meets: ['p2b-11-12'], when: (a) => given(a.p2b_mediators) },
  },
  text: {
    de: (c) => prose`
      ## Verkäufer

      Dieser Abschnitt gilt nur für Verkäufer, die als Unternehmer auf unserem Marktplatz anbieten. Er geht für sie den Abschnitten über Änderungen dieser Bedingungen und über das Vertragsende vor.

      ${c.part
        .terms`Änderungen dieser Bedingungen teilen wir Verkäufern mindestens ${c.part.fifteen`15 Tage`}${c.part.longer`${c.period(c.say.change_notice_days, 'akk')}`} vorher auf einem dauerhaften Datenträger mit, etwa per E-Mail; bis dahin können sie den Vertrag beenden. Angebote beschränken oder sperren wir und den Vertrag beenden wir nur bei einem Verstoß gegen diese Bedingungen, gegen das Recht oder gegen Rechte anderer. Die Gründe nennen wir auf einem dauerhaften Datenträger; eine Beendigung teilen wir mindestens 30 Tage vorher mit, soweit das Gesetz keine Ausnahme macht. Schutzrechte der Verkäufer verwenden wir nur, um ihre Angebote zu zeigen.

      ${c.part.channels`Angebote zeigen wir auch auf diesen Wegen: ${c.say.p2b_channels}`} ${c.part.alone`Auf anderen Wegen als im Dienst zeigen wir die Angebote nicht.`}`}

      ${c.part.ranking`Nach welchen Hauptparametern Angebote gereiht werden, wie diese gewichtet sind und ob eine Zahlung mitwirkt, steht im Abschnitt über den Marktplatz.`}

      ${c.part
        .data`${c.part.ancillary`Zu Angeboten können diese Nebenleistungen angeboten werden: ${c.say.p2b_ancillary}`} ${c.part.plain`Nebenleistungen bieten wir zu Angeboten der Verkäufer nicht an.`}

      ${c.part.different`So behandeln wir eigene Angebote oder die einzelner Verkäufer anders: ${c.say.p2b_different}`} ${c.part.alike`Abgesehen von der Reihung behandeln wir alle Angebote gleich.`}

      Verkäufer haben Zugang zu den Daten ihrer Bestellungen; andere Daten geben wir nur zusammengefasst weiter. Nach dem Ende des Vertrags bleiben ihre Bestelldaten so lange zugänglich, wie das Gesetz sie aufzubewahren verlangt. Verkäufer dürfen auf anderen Wegen auch zu anderen Bedingungen verkaufen.`}

      ${c.part.complaints`Beschwerden der Verkäufer bearbeiten wir kostenlos, zügig und begründet über die im Abschnitt über den Kontakt genannten Wege.`}

      ${c.part.mediators`Mit diesen Mediatoren wollen wir Streit außergerichtlich beilegen: ${c.say.p2b_mediators}`}`,
    en: (c) => prose`
      ## Sellers

      This section applies only to sellers who make offers on our marketplace as business users. For them it prevails over the sections on changes to these terms and on the end of the contract.

      ${c.part
        .terms`We tell sellers of changes to these terms at least ${c.part.fifteen`15 days`}${c.part.longer`${c.period(c.say.change_notice_days)}`} beforehand on a durable medium, for example by e-mail; until then they can end the contract. We restrict or suspend offers and end the contract only for a breach of these terms, of the law or of the rights of others. We give the reasons on a durable medium and, where we end the contract, at least 30 days in advance, unless the law makes an exception. We use sellers’ intellectual property only to show their offers.

      ${c.part.channels`We also show offers through these channels: ${c.say.p2b_channels}`} ${c.part.alone`We do not show the offers through channels other than the service.`}`}

      ${c.part.ranking`The main ranking parameters, their relative importance and whether payment plays a part are stated in the section on the marketplace.`}

      ${c.part
        .data`${c.part.ancillary`These ancillary goods and services may be offered together with offers: ${c.say.p2b_ancillary}`} ${c.part.plain`We offer no ancillary goods or services together with sellers’ offers.`}

      ${c.part.different`We treat our own offers or those of some sellers differently in these ways: ${c.say.p2b_different}`} ${c.part.alike`Apart from their ranking we treat all offers alike.`}

      Sellers have access to the data of their orders; we pass on other data only in aggregate. After the contract ends their order data stays accessible for as long as the law requires us to keep it. Sellers are free to offer other conditions elsewhere.`}

      ${c.part.complaints`We handle complaints of sellers free of charge, swiftly and with reasons, through the ways named in the section on contacting us.`}

      ${c.part.mediators`We are willing to settle disputes out of court with these mediators: ${c.say.p2b_mediators}`}`,
    es: (c) => prose`
      ## Vendedores

      Este apartado solo se aplica a los vendedores que ofrecen en nuestro mercado en línea como usuarios profesionales. Para ellos prevalece sobre los apartados relativos a los cambios de estas condiciones y al fin del contrato.

      ${c.part
        .terms`Comunicamos a los vendedores los cambios de estas condiciones al menos ${c.part.fifteen`15 días`}${c.part.longer`${c.period(c.say.change_notice_days)}`} antes en un soporte duradero, por ejemplo por correo electrónico; hasta entonces pueden poner fin al contrato. Solo restringimos o suspendemos ofertas y ponemos fin al contrato por infracción de estas condiciones, de la ley o de derechos ajenos. Motivamos cada una de estas medidas en un soporte duradero; la terminación la comunicamos, además, al menos 30 días antes, salvo las excepciones legales. Usamos la propiedad intelectual de los vendedores solo para mostrar sus ofertas.

      ${c.part.channels`Mostramos las ofertas también por estos canales: ${c.say.p2b_channels}`} ${c.part.alone`No mostramos las ofertas por canales distintos del servicio.`}`}

      ${c.part.ranking`Los parámetros principales de clasificación, su importancia relativa y si influye un pago figuran en el apartado sobre el mercado.`}

      ${c.part
        .data`${c.part.ancillary`Con las ofertas pueden ofrecerse estos bienes o servicios auxiliares: ${c.say.p2b_ancillary}`} ${c.part.plain`No ofrecemos bienes ni servicios auxiliares con las ofertas de los vendedores.`}

      ${c.part.different`Tratamos de otro modo nuestras propias ofertas o las de algunos vendedores en estos aspectos: ${c.say.p2b_different}`} ${c.part.alike`Salvo en su clasificación, tratamos todas las ofertas por igual.`}

      Los vendedores acceden a los datos de sus pedidos; otros datos solo los compartimos agregados. Tras el fin del contrato, los datos de sus pedidos siguen accesibles mientras la ley obligue a conservarlos. Los vendedores pueden ofrecer otras condiciones en otros lugares.`}

      ${c.part.complaints`Tramitamos las reclamaciones de los vendedores gratuitamente, con rapidez y de forma motivada por las vías del apartado sobre el contacto.`}

      ${c.part.mediators`Estamos dispuestos a resolver los conflictos extrajudicialmente con estos mediadores: ${c.say.p2b_mediators}`}`,
    fr: (c) => prose`
      ## Vendeurs

      Cette section ne s’applique qu’aux vendeurs qui proposent leurs offres sur notre place de marché en tant qu’utilisateurs professionnels. Elle prévaut pour eux sur les sections relatives aux modifications de ces conditions et à la fin du contrat.

      ${c.part
        .terms`Nous informons les vendeurs des modifications de ces conditions au moins ${c.part.fifteen`15 jours`}${c.part.longer`${c.period(c.say.change_notice_days)}`} avant, sur un support durable, par exemple par courrier électronique ; ils peuvent mettre fin au contrat jusque-là. Nous ne restreignons ou suspendons des offres et ne résilions le contrat qu’en cas d’infraction à ces conditions, à la loi ou aux droits d’autrui. Nous en donnons les motifs sur un support durable ; une résiliation est annoncée au moins 30 jours à l’avance, sauf exception légale. Nous n’utilisons la propriété intellectuelle des vendeurs que pour montrer leurs offres.

      ${c.part.channels`Nous montrons aussi les offres par ces canaux : ${c.say.p2b_channels}`} ${c.part.alone`Nous ne montrons pas les offres par d’autres canaux que le service.`}`}

      ${c.part.ranking`Les principaux paramètres de classement, leur importance relative et l’effet éventuel d’un paiement figurent dans la section sur la place de marché.`}

      ${c.part
        .data`${c.part.ancillary`Ces biens ou services accessoires peuvent accompagner les offres : ${c.say.p2b_ancillary}`} ${c.part.plain`Nous ne proposons pas de biens ou services accessoires avec les offres des vendeurs.`}

      ${c.part.different`Nous traitons autrement nos propres offres ou celles de certains vendeurs de la façon suivante : ${c.say.p2b_different}`} ${c.part.alike`Hormis leur classement, nous traitons toutes les offres de la même façon.`}

      Les vendeurs accèdent aux données de leurs commandes ; nous ne transmettons les autres données que sous forme agrégée. Après la fin du contrat, les données de leurs commandes restent accessibles tant que la loi en impose la conservation. Les vendeurs sont libres de proposer d’autres conditions ailleurs.`}

      ${c.part.complaints`Nous traitons les réclamations des vendeurs gratuitement, rapidement et de façon motivée, par les moyens indiqués dans la section consacrée au contact.`}

      ${c.part.mediators`Nous sommes prêts à régler les litiges à l’amiable avec ces médiateurs : ${c.say.p2b_mediators}`}`,
    it: (c) => prose`
      ## Venditori

      Questa sezione si applica solo ai venditori che offrono sul nostro mercato online come utenti professionali. Per loro prevale sulle sezioni sulle modifiche di queste condizioni e sulla fine del contratto.

      ${c.part
        .terms`Comunichiamo ai venditori le modifiche di queste condizioni almeno ${c.part.fifteen`15 giorni`}${c.part.longer`${c.period(c.say.change_notice_days)}`} prima su un supporto durevole, per esempio per e-mail; fino ad allora possono recedere dal contratto. Limitiamo o sospendiamo offerte e poniamo fine al contratto solo per violazione di queste condizioni, della legge o di diritti altrui. Ne indichiamo i motivi su un supporto durevole; la fine del contratto è comunicata almeno 30 giorni prima, salvo eccezioni di legge. Usiamo la proprietà intellettuale dei venditori solo per mostrare le loro offerte.

      ${c.part.channels`Mostriamo le offerte anche tramite questi canali: ${c.say.p2b_channels}`} ${c.part.alone`Non mostriamo le offerte tramite canali diversi dal servizio.`}`}

      ${c.part.ranking`I parametri principali del posizionamento, la loro importanza relativa e l’eventuale effetto di un pagamento sono indicati nella sezione sul mercato.`}

      ${c.part
        .data`${c.part.ancillary`Con le offerte possono essere proposti questi beni o servizi accessori: ${c.say.p2b_ancillary}`} ${c.part.plain`Non proponiamo beni o servizi accessori con le offerte dei venditori.`}

      ${c.part.different`Trattiamo diversamente le nostre offerte o quelle di alcuni venditori in questo modo: ${c.say.p2b_different}`} ${c.part.alike`A parte il posizionamento, trattiamo tutte le offerte allo stesso modo.`}

      I venditori accedono ai dati dei propri ordini; gli altri dati sono condivisi solo in forma aggregata. Dopo la fine del contratto i dati degli ordini restano accessibili finché la legge ne impone la conservazione. I venditori sono liberi di offrire altrove condizioni diverse.`}

      ${c.part.complaints`Trattiamo i reclami dei venditori gratuitamente, con rapidità e motivazione, tramite i recapiti della sezione sui contatti.`}

      ${c.part.mediators`Siamo disposti a risolvere le controversie in via stragiudiziale con questi mediatori: ${c.say.p2b_mediators}`}`,
    nl: (c) => prose`
      ## Verkopers

      Dit onderdeel geldt alleen voor verkopers die als zakelijke gebruiker op onze marktplaats aanbieden. Voor hen gaat het voor op de onderdelen over wijzigingen van deze voorwaarden en over het einde van de overeenkomst.

      ${c.part
        .terms`Wijzigingen van deze voorwaarden melden wij verkopers ten minste ${c.part.fifteen`15 dagen`}${c.part.longer`${c.period(c.say.change_notice_days)}`} vooraf op een duurzame gegevensdrager, bijvoorbeeld per e-mail; tot dan kunnen zij de overeenkomst beëindigen. Wij beperken of schorsen aanbiedingen en beëindigen de overeenkomst alleen bij schending van deze voorwaarden, van de wet of van rechten van anderen. De redenen noemen wij op een duurzame gegevensdrager; een beëindiging melden wij ten minste 30 dagen vooraf, tenzij de wet een uitzondering maakt. Intellectuele eigendom van verkopers gebruiken wij alleen om hun aanbiedingen te tonen.

      ${c.part.channels`Wij tonen aanbiedingen ook via deze kanalen: ${c.say.p2b_channels}`} ${c.part.alone`Via andere kanalen dan de dienst tonen wij de aanbiedingen niet.`}`}

      ${c.part.ranking`De belangrijkste parameters van de rangschikking, hun relatieve gewicht en of betaling meetelt, staan in het onderdeel over de marktplaats.`}

      ${c.part
        .data`${c.part.ancillary`Bij aanbiedingen kunnen deze bijkomende goederen of diensten worden aangeboden: ${c.say.p2b_ancillary}`} ${c.part.plain`Bij aanbiedingen van verkopers bieden wij geen bijkomende goederen of diensten aan.`}

      ${c.part.different`Zo behandelen wij eigen aanbiedingen of die van sommige verkopers anders: ${c.say.p2b_different}`} ${c.part.alike`Afgezien van de rangschikking behandelen wij alle aanbiedingen gelijk.`}

      Verkopers hebben toegang tot de gegevens van hun bestellingen; andere gegevens delen wij alleen in geaggregeerde vorm. Na het einde van de overeenkomst blijven hun bestelgegevens toegankelijk zolang de wet bewaring eist. Verkopers mogen hun aanbod elders onder andere voorwaarden verkopen.`}

      ${c.part.complaints`Klachten van verkopers behandelen wij kosteloos, snel en gemotiveerd via de wegen in het onderdeel over contact.`}

      ${c.part.mediators`Met deze bemiddelaars willen wij geschillen buiten de rechter oplossen: ${c.say.p2b_mediators}`}`,
  },
});
