import { Section } from '../components/section';
import { useCopy } from '../i18n/use-copy';
import classes from './story.module.css';

export function Story() {
  const t = useCopy('about');
  return (
    <>
      <Section id="story" title={t('story.title')} heading="beside">
        <div className={classes.story}>
          {t('story.paragraphs', { returnObjects: true }).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section id="mission" title={t('mission.title')} heading="beside">
        <p className={classes.statement}>{t('mission.text')}</p>
      </Section>
      <Section id="vision" title={t('vision.title')} heading="beside">
        <p className={classes.statement}>{t('vision.text')}</p>
      </Section>
    </>
  );
}
