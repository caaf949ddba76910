import { Section } from '../../components/section.tsx';
import { useCopy } from '../../i18n/use-copy.ts';
import { explained } from '../shared/explained.tsx';
import * as classes from './story.module.css';

export function Story() {
  const t = useCopy('about');
  const paragraphs = t('story.paragraphs', { returnObjects: true });
  const shown = explained(paragraphs);
  return (
    <>
      <Section id="story" title={t('story.title')} form="rail">
        <div className={classes.story}>
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph}>{shown[index]}</p>
          ))}
        </div>
      </Section>
      <Section id="mission" title={t('mission.title')} form="rail">
        <p className={classes.statement}>{t('mission.text')}</p>
      </Section>
      <Section id="vision" title={t('vision.title')} form="rail">
        <p className={classes.statement}>{t('vision.text')}</p>
      </Section>
    </>
  );
}
