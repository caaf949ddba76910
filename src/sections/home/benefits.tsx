import { Section } from '../../components/section.tsx';
import { benefits } from '../../facts/home.ts';
import { useCopy } from '../../i18n/use-copy.ts';
import { explained } from '../shared/explained.tsx';
import classes from './benefits.module.css';
import { Pictogram } from '../shared/pictogram.tsx';
import { benefitPictograms } from '../../theme/pictogram-names.ts';

export function Benefits() {
  const t = useCopy('home');
  const texts = explained(benefits.map((benefit) => t(`why.benefits.${benefit}.description`)));
  return (
    <Section id="why" title={t('why.title')} heading="beside">
      <ul className={classes.benefits}>
        {benefits.map((benefit, index) => (
          <li key={benefit}>
            <Pictogram name={benefitPictograms[benefit]} size={26} />
            <h3>{t(`why.benefits.${benefit}.title`)}</h3>
            <p>{texts[index]}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
