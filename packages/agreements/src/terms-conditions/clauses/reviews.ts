import { given, prose } from '../../document/authoring.ts';
import { clause } from './clause.ts';

/** Art. 7(6) (whether and how it is checked) and Annex I nos 23b and 23c UCPD, § 5b(3) UWG, s. 225 DMCC Act 2024, 16 CFR 465, 15 U.S.C. § 45b. */
export const reviews = clause({
  id: 'tc.reviews',
  version: 2,
  price: 'answer_premium',
  when: (a) => given(a.reviews) && a.reviews !== 'none',
  parts: {
    verified: { meets: [], when: (a) => a.reviews === 'verified' },
    unverified: { meets: [], when: (a) => a.reviews === 'unverified' },
    platform: { meets: [], when: (a) => a.reviews === 'platform' },
  },
  text: {
    de: (c) => prose`
      ## Bewertungen

      ${c.part.verified`Wir veröffentlichen Bewertungen erst, wenn wir geprüft haben, ob die Person das Bewertete gekauft oder genutzt hat, und zwar so: ${c.say.reviews_check}`}${c.part.unverified`Wir veröffentlichen Bewertungen. Ob sie von Personen stammen, die das Bewertete gekauft oder genutzt haben, prüfen wir nicht.`}${c.part.platform`Die Bewertungen stammen von einer Bewertungsplattform; ob und wie sie geprüft werden, steht dort.`}

      Gute und schlechte Bewertungen behandeln wir gleich; bezahlte oder erfundene sind verboten.`,
    en: (c) => prose`
      ## Reviews

      ${c.part.verified`We publish reviews only after checking whether the person has bought or used what is reviewed, in this way: ${c.say.reviews_check}`}${c.part.unverified`We publish reviews. We do not check whether they come from people who have bought or used what they review.`}${c.part.platform`The reviews come from a review platform; whether and how they are checked is stated there.`}

      We treat good and bad reviews alike; paid or invented ones are forbidden.`,
    es: (c) => prose`
      ## Reseñas

      ${c.part.verified`Solo publicamos reseñas después de comprobar si la persona ha comprado o usado lo reseñado, de este modo: ${c.say.reviews_check}`}${c.part.unverified`Publicamos reseñas. No comprobamos si proceden de personas que han comprado o usado lo reseñado.`}${c.part.platform`Las reseñas proceden de una plataforma de reseñas; allí se indica si se comprueban y cómo.`}

      Tratamos igual las reseñas buenas y malas; las pagadas o inventadas están prohibidas.`,
    fr: (c) => prose`
      ## Avis

      ${c.part.verified`Nous ne publions des avis qu’après avoir vérifié si la personne a acheté ou utilisé ce qu’elle décrit, de la manière suivante : ${c.say.reviews_check}`}${c.part.unverified`Nous publions des avis. Nous ne vérifions pas s’ils émanent de personnes ayant acheté ou utilisé ce qu’ils décrivent.`}${c.part.platform`Les avis proviennent d’une plateforme d’avis ; elle indique s’ils sont contrôlés et comment.`}

      Nous traitons de la même façon les avis favorables et défavorables ; les avis payés ou inventés sont interdits.`,
    it: (c) => prose`
      ## Recensioni

      ${c.part.verified`Pubblichiamo recensioni solo dopo aver verificato se la persona ha acquistato o usato ciò che recensisce, in questo modo: ${c.say.reviews_check}`}${c.part.unverified`Pubblichiamo recensioni. Non verifichiamo se provengono da persone che hanno acquistato o usato ciò che recensiscono.`}${c.part.platform`Le recensioni provengono da una piattaforma di recensioni; lì è indicato se e come sono verificate.`}

      Trattiamo allo stesso modo recensioni positive e negative; quelle pagate o inventate sono vietate.`,
    nl: (c) => prose`
      ## Reviews

      ${c.part.verified`Wij publiceren reviews pas nadat wij hebben gecontroleerd of de persoon het beoordeelde heeft gekocht of gebruikt, en wel zo: ${c.say.reviews_check}`}${c.part.unverified`Wij publiceren reviews. Wij controleren niet of ze komen van mensen die het beoordeelde hebben gekocht of gebruikt.`}${c.part.platform`De reviews komen van een reviewplatform; daar staat of en hoe ze worden gecontroleerd.`}

      Wij behandelen goede en slechte reviews gelijk; betaalde of verzonnen reviews zijn verboden.`,
  },
});
