import { given, prose } from '../../document/authoring.ts';
import { paidUnless } from '../paid-unless.ts';
import { clause } from './clause.ts';

// 16 CFR § 255.2 (generally expected results), Directive 2005/29/EC, Article 7(6) (how reviews are checked), DMCC Act 2024, Schedule 20.
export const testimonials = clause({
  id: 'di.testimonials',
  version: 2,
  price: paidUnless(
    'ftc_endorsement',
    'eu_advertising',
    'uk_advertising',
    'ca_advertising',
    'au_advertising',
  ),
  when: (a) => a.d_testimonials === 'yes',
  parts: {
    genuine: { meets: ['practice-di-testimonials', 'ftc-255-3', 'ca-au-ads'] },
    typical: { meets: ['ftc-255-2'], when: (a) => given(a.typical_results) },
    beside: { meets: ['ftc-255-2'], when: (a) => !given(a.typical_results) },
    verified: { meets: ['ucpd-7-6', 'uk-dmcc-ads'], when: (a) => a.reviews === 'verified' },
    unverified: { meets: ['ucpd-7-6', 'uk-dmcc-ads'], when: (a) => a.reviews === 'unverified' },
    platform: { meets: ['ucpd-7-6', 'uk-dmcc-ads'], when: (a) => a.reviews === 'platform' },
    fakes: {
      meets: ['uk-dmcc-ads', 'ftc-465'],
      when: (a) => a.reviews === 'verified' || a.reviews === 'unverified' || a.reviews === 'platform',
    },
  },
  text: {
    de: (c) => prose`
      ## Erfahrungsberichte und Bewertungen

      ${c.part.genuine`Erfahrungsberichte, die wir auswählen, geben die ehrliche Meinung wirklicher Personen wieder. Wir kürzen sie allenfalls, ohne ihren Sinn zu ändern. Hat jemand Geld, ein Produkt oder einen anderen Vorteil erhalten oder gehört er zu unserem Unternehmen, sagen wir das beim Bericht.`}

      ${c.part.typical`Die gezeigten Ergebnisse sind nicht typisch. Allgemein zu erwarten ist Folgendes: ${c.say.typical_results}`} ${c.part.beside`Zeigt ein Bericht ein Ergebnis, das nicht typisch ist, steht beim Bericht, was allgemein zu erwarten ist.`}

      ${c.part.verified`Kundenbewertungen veröffentlichen wir nur von Personen, deren Kauf oder Nutzung wir geprüft haben, zum Beispiel anhand der Bestellung.`} ${c.part.unverified`Bei Kundenbewertungen prüfen wir nicht, ob die Person das Produkt gekauft oder genutzt hat.`} ${c.part.platform`Kundenbewertungen stammen von der Bewertungsplattform, die dabei genannt ist; sie erklärt, wie sie prüft, ob die Bewertungen von Käufern oder Nutzern stammen. Wir selbst prüfen das nicht.`} ${c.part.fakes`Wir kaufen, bestellen und erfinden keine Bewertungen, und negative unterdrücken wir nicht. Erfahren wir von einer gefälschten Bewertung, entfernen wir sie; Hinweise nehmen wir über die Wege im Abschnitt über den Kontakt an.`}`,
    en: (c) => prose`
      ## Testimonials and reviews

      ${c.part.genuine`Testimonials that we select give the honest opinion of real people. We may shorten them, but never change their meaning. If somebody received money, a product or another benefit, or belongs to our business, we say so beside the testimonial.`}

      ${c.part.typical`These results are not typical. What can generally be expected: ${c.say.typical_results}`} ${c.part.beside`Where a testimonial shows a result that is not typical, it is accompanied by what can generally be expected.`}

      ${c.part.verified`We publish customer reviews only of people whose purchase or use we have checked, for example against the order.`} ${c.part.unverified`We do not check whether people who leave a customer review have bought or used the product.`} ${c.part.platform`Customer reviews come from the review platform named beside them; it explains how it checks that they come from buyers or users. We do not check this ourselves.`} ${c.part.fakes`We do not buy, commission or invent reviews, and we do not suppress negative ones. If we learn that a review is fake, we remove it; you can report one in the ways named in the section on contact.`}`,
    es: (c) => prose`
      ## Testimonios y reseñas

      ${c.part.genuine`Los testimonios que seleccionamos recogen la opinión sincera de personas reales. A lo sumo los abreviamos, sin cambiar su sentido. Si alguien ha recibido dinero, un producto u otra ventaja, o pertenece a nuestra empresa, lo indicamos junto al testimonio.`}

      ${c.part.typical`Los resultados mostrados no son representativos. Lo que cabe esperar en general: ${c.say.typical_results}`} ${c.part.beside`Cuando un testimonio muestra un resultado que no es representativo, se indica junto a él lo que cabe esperar en general.`}

      ${c.part.verified`Solo publicamos reseñas de clientes cuya compra o uso hemos comprobado, por ejemplo con el pedido.`} ${c.part.unverified`No comprobamos si quien deja una reseña ha comprado o utilizado el producto.`} ${c.part.platform`Las reseñas de clientes proceden de la plataforma de reseñas que se menciona junto a ellas, la cual explica cómo comprueba que proceden de compradores o usuarios. Nosotros no lo comprobamos.`} ${c.part.fakes`No compramos, encargamos ni inventamos reseñas y no suprimimos las negativas. Si sabemos que una reseña es falsa, la retiramos; puede avisarnos por las vías del apartado sobre el contacto.`}`,
    fr: (c) => prose`
      ## Témoignages et avis

      ${c.part.genuine`Les témoignages que nous choisissons expriment l’opinion sincère de personnes réelles. Nous les abrégeons tout au plus, sans en changer le sens. Si une personne a reçu de l’argent, un produit ou un autre avantage, ou si elle appartient à notre entreprise, nous l’indiquons à côté du témoignage.`}

      ${c.part.typical`Les résultats présentés ne sont pas représentatifs. Ce à quoi on peut généralement s’attendre : ${c.say.typical_results}`} ${c.part.beside`Lorsqu’un témoignage montre un résultat qui n’est pas représentatif, il est accompagné de ce à quoi on peut généralement s’attendre.`}

      ${c.part.verified`Nous ne publions que les avis de clients dont nous avons vérifié l’achat ou l’utilisation, par exemple au moyen de la commande.`} ${c.part.unverified`Nous ne vérifions pas si les auteurs d’avis ont acheté ou utilisé le produit.`} ${c.part.platform`Les avis de clients proviennent de la plateforme d’avis nommée à côté d’eux ; elle explique comment elle vérifie qu’ils émanent d’acheteurs ou d’utilisateurs. Nous ne le vérifions pas nous-mêmes.`} ${c.part.fakes`Nous n’achetons, ne commandons ni n’inventons d’avis et ne supprimons pas les avis négatifs. Si nous apprenons qu’un avis est faux, nous le retirons ; vous pouvez le signaler par les moyens de la section sur le contact.`}`,
    it: (c) => prose`
      ## Testimonianze e recensioni

      ${c.part.genuine`Le testimonianze che scegliamo riportano l’opinione sincera di persone reali. Al massimo le abbreviamo, senza cambiarne il senso. Se qualcuno ha ricevuto denaro, un prodotto o un altro vantaggio, o appartiene alla nostra impresa, lo indichiamo accanto alla testimonianza.`}

      ${c.part.typical`I risultati mostrati non sono tipici. Ciò che ci si può attendere in generale: ${c.say.typical_results}`} ${c.part.beside`Quando una testimonianza mostra un risultato non tipico, accanto è indicato ciò che ci si può attendere in generale.`}

      ${c.part.verified`Pubblichiamo solo recensioni di clienti di cui abbiamo verificato l’acquisto o l’uso, per esempio in base all’ordine.`} ${c.part.unverified`Non verifichiamo se chi lascia una recensione abbia acquistato o usato il prodotto.`} ${c.part.platform`Le recensioni dei clienti provengono dalla piattaforma di recensioni indicata accanto a esse, che spiega come verifica che provengano da acquirenti o utenti. Noi non svolgiamo questa verifica.`} ${c.part.fakes`Non compriamo, non commissioniamo e non inventiamo recensioni e non sopprimiamo quelle negative. Se veniamo a sapere che una recensione è falsa, la rimuoviamo; può segnalarcela nei modi indicati nella sezione sui contatti.`}`,
    nl: (c) => prose`
      ## Ervaringen en beoordelingen

      ${c.part.genuine`Ervaringen die wij kiezen, geven de eerlijke mening van echte mensen weer. Wij korten ze hooguit in, zonder de betekenis te veranderen. Heeft iemand geld, een product of een ander voordeel gekregen of hoort die persoon bij ons bedrijf, dan vermelden wij dat erbij.`}

      ${c.part.typical`De getoonde resultaten zijn niet representatief. Wat in het algemeen te verwachten is: ${c.say.typical_results}`} ${c.part.beside`Toont een ervaring een resultaat dat niet representatief is, dan staat erbij wat in het algemeen te verwachten is.`}

      ${c.part.verified`Wij publiceren alleen klantbeoordelingen van mensen van wie wij de aankoop of het gebruik hebben gecontroleerd, bijvoorbeeld aan de hand van de bestelling.`} ${c.part.unverified`Wij controleren niet of mensen die een klantbeoordeling plaatsen, het product hebben gekocht of gebruikt.`} ${c.part.platform`Klantbeoordelingen komen van het beoordelingsplatform dat daarbij is genoemd; dat legt uit hoe het controleert of ze van kopers of gebruikers komen. Wij controleren dat zelf niet.`} ${c.part.fakes`Wij kopen, bestellen en verzinnen geen beoordelingen en onderdrukken negatieve niet. Horen wij dat een beoordeling vals is, dan verwijderen wij die; melden kan op de manieren in het onderdeel over contact.`}`,
  },
});
