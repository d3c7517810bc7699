import { PictureBand, type BandTone } from '../../components/PictureBand';
import type { StoryChapter } from '../../data/brandContent';

const TONES: BandTone[] = ['surface', 'sand', 'sage'];

export function StoryChapters({ chapters }: { chapters: StoryChapter[] }) {
  return chapters.map(({ topic, heading, text, picture }, index) => (
    <PictureBand
      key={topic}
      picture={picture}
      eyebrow={topic}
      heading={heading}
      tone={TONES[index % TONES.length] ?? 'surface'}
      isReversed={index % 2 === 1}
    >
      <p>{text}</p>
    </PictureBand>
  ));
}
