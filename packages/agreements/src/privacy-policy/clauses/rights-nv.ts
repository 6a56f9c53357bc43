/*
 * NRS 603A.340 and .345. The notice's categories, recipients, ways to review data, changes and date stand in the body; here
 * stand what others collect (.340(1)(d)), unless another section says it, and the designated request address, which must be
 * an e-mail address, a toll-free number or a website (.325, .345). Reply within 60 days, extended by up to 30. A sale is one
 * for money (.333). Left out: data brokers' own rules (.346), which are the same promise.
 */
import { type Context, given, has, link, prose, type Words } from '../../document/authoring.ts';
import { holdsFact } from '../derive/holds-fact.ts';
import { othersMayTrack } from '../derive/others-track.ts';
import { collectionByOthers, tellsTracking, trackingTitle } from '../words/collection-by-others.ts';
import { clause, type PrivacyQuestions } from './clause.ts';

type Given = Context<PrivacyQuestions>['a'];

function isAddressed(a: Given): boolean {
  return has(a.request_channels, 'email', 'form', 'toll-free') || given(a.request_online);
}

/** The first way that the statute allows: which the wizard asks for where the channels hold none. */
function address({ a, say }: Context<PrivacyQuestions>): Words {
  // Read whether chosen or not, so that the questions are known as those of the clause.
  const { request_email, request_form_url, request_toll_free, request_online } = say;
  if (has(a.request_channels, 'email')) return link(request_email, 'mailto:');
  if (has(a.request_channels, 'form')) return link(request_form_url);
  if (has(a.request_channels, 'toll-free')) return link(request_toll_free, 'tel:');
  return link(request_online, 'mailto:');
}

export const rightsNv = clause({
  id: 'pp.rights.nv',
  version: 2,
  when: (a) => has(a.laws, 'nv_603a'),
  parts: {
    unsold: { meets: [], when: (a) => given(a.sell_share) && !holdsFact(a, 'data:sale') },
    address: { meets: ['nv-603A-345'], when: isAddressed },
    ways: { meets: [], when: (a) => !isAddressed(a) },
    others: { meets: ['nv-603A-340'], when: (a) => !tellsTracking(a) && othersMayTrack(a) },
    nobody: { meets: ['nv-603A-340'], when: (a) => !tellsTracking(a) && !othersMayTrack(a) },
    elsewhere: { meets: [], when: tellsTracking },
  },
  words: collectionByOthers,
  text: {
    de: (c) => prose`
      ## Hinweise für Nevada

      **Verkauf von Daten:** Wenn Sie in Nevada leben, können Sie verlangen, dass wir Daten, die wir über Sie erhoben haben oder
      erheben werden, nicht verkaufen. ${c.part
        .address`Die Adresse für solche Anträge (designated request address) ist:
      ${address(c)}.`} ${c.part.ways`Nutzen Sie dazu einen der Wege im Abschnitt „Wie Sie einen Antrag stellen“.`} Wir antworten
      innerhalb von 60 Tagen. Wenn nötig, verlängern wir diese Frist um höchstens 30 Tage und teilen Ihnen das mit. ${c
        .part
        .unsold`Gegen Geld verkaufen wir Ihre Daten nicht; nur das ist nach dem Recht von Nevada (NRS 603A) ein Verkauf.`}

      **Erfassung durch andere:** ${c.part.others`${c.w.others}`} ${c.part.nobody`${c.w.nobody}`} ${c.part
        .elsewhere`Ob andere Unternehmen erfassen, was Sie über längere Zeit und auf verschiedenen Websites oder in verschiedenen Diensten tun, steht im Abschnitt „${trackingTitle(c)}“.`}`,
    en: (c) => prose`
      ## Notice for Nevada

      **Sale of data:** if you live in Nevada, you may direct us not to sell data that we have collected or will collect about
      you. ${c.part.address`Our designated request address for this is: ${address(c)}.`} ${c.part
        .ways`To do so, use one of the
      ways in the section “How to make a request”.`} We reply within 60 days. Where necessary, we extend this period by no more
      than 30 days and tell you so. ${c.part
        .unsold`We do not sell your data within the meaning of the law of Nevada (NRS 603A), that is, for
      money.`}

      **Collection by others:** ${c.part.others`${c.w.others}`} ${c.part.nobody`${c.w.nobody}`} ${c.part
        .elsewhere`whether other companies collect data about your activities over time and across different websites or services is stated in the section “${trackingTitle(c)}”.`}`,
    es: (c) => prose`
      ## Información para Nevada

      **Venta de datos:** si vive en Nevada, puede exigirnos que no vendamos los datos que hayamos recogido o vayamos a recoger sobre
      usted. ${c.part.address`La dirección para estas solicitudes («designated request address») es: ${address(c)}.`} ${c
        .part
        .ways`Para ello, utilice una de las vías del apartado «Cómo presentar una solicitud».`} Respondemos en un plazo de 60 días. Si
      es necesario, lo ampliamos en un máximo de 30 días y se lo comunicamos. ${c.part
        .unsold`No vendemos sus datos en el sentido de la ley de Nevada (NRS 603A), es decir, a cambio
      de dinero.`}

      **Recogida por terceros:** ${c.part.others`${c.w.others}`} ${c.part.nobody`${c.w.nobody}`} ${c.part
        .elsewhere`el apartado «${trackingTitle(c)}» indica si otras empresas recogen datos sobre sus actividades a lo largo del tiempo y en distintos sitios web o servicios.`}`,
    fr: (c) => prose`
      ## Informations pour le Nevada

      **Vente de données :** si vous vivez au Nevada, vous pouvez exiger que nous ne vendions pas les données que nous avons
      collectées ou collecterons à votre sujet. ${c.part
        .address`L’adresse prévue pour ces demandes (designated request address)
      est : ${address(c)}.`} ${c.part
        .ways`Utilisez pour cela l’un des moyens indiqués dans la section « Comment présenter une
      demande ».`} Nous répondons dans les 60 jours. Si nécessaire, nous prolongeons ce délai de 30 jours au plus et vous en
      informons. ${c.part
        .unsold`Nous ne vendons pas vos données au sens de la loi du Nevada (NRS 603A), c’est-à-dire
      contre de l’argent.`}

      **Collecte par des tiers :** ${c.part.others`${c.w.others}`} ${c.part.nobody`${c.w.nobody}`} ${c.part
        .elsewhere`la section « ${trackingTitle(c)} » indique si d’autres entreprises collectent des données sur vos activités au fil du temps et sur différents sites web ou services.`}`,
    it: (c) => prose`
      ## Informazioni per il Nevada

      **Vendita di dati:** se vive in Nevada, può chiederci di non vendere i dati che abbiamo raccolto o raccoglieremo su di
      Lei. ${c.part.address`L’indirizzo per queste richieste («designated request address») è: ${address(c)}.`} ${c
        .part.ways`A tal
      fine utilizzi una delle modalità della sezione «Come presentare una richiesta».`} Rispondiamo entro 60 giorni. Se necessario,
      proroghiamo il termine di non oltre 30 giorni e La informiamo. ${c.part
        .unsold`Non vendiamo i Suoi dati nel senso della legge del Nevada (NRS 603A), cioè in cambio di denaro.`}

      **Raccolta da parte di terzi:** ${c.part.others`${c.w.others}`} ${c.part.nobody`${c.w.nobody}`} ${c.part
        .elsewhere`la sezione «${trackingTitle(c)}» indica se altre imprese raccolgono dati sulle Sue attività nel tempo e su siti web o servizi diversi.`}`,
    nl: (c) => prose`
      ## Informatie voor Nevada

      **Verkoop van gegevens:** als u in Nevada woont, kunt u van ons verlangen dat wij gegevens die wij over u hebben verzameld of zullen verzamelen, niet verkopen. ${c
        .part.address`Het adres voor zulke verzoeken (designated request address) is:
      ${address(c)}.`} ${c.part.ways`Gebruik daarvoor een van de manieren in het onderdeel “Hoe u een verzoek indient”.`} Wij
      antwoorden binnen 60 dagen. Zo nodig verlengen wij deze termijn met ten hoogste 30 dagen en laten wij u dat weten. ${c
        .part.unsold`Wij verkopen uw gegevens niet in de zin van het recht van Nevada (NRS 603A), dus
      niet tegen geld.`}

      **Verzameling door anderen:** ${c.part.others`${c.w.others}`} ${c.part.nobody`${c.w.nobody}`} ${c.part
        .elsewhere`of andere bedrijven gedurende langere tijd en op verschillende websites of in verschillende diensten gegevens over uw activiteiten verzamelen, staat in het onderdeel “${trackingTitle(c)}”.`}`,
  },
});
