import styled from '@emotion/styled';
import { Row, SecondaryText } from './layout';
import { Share2 } from '@glow/shared/icons';
import { useState } from 'react';
import { Button } from './Button';

interface ShareButtonProps {
  title: string;
  /** The current URL by default. */
  path?: string;
  variant?: 'secondary' | 'quiet';
}

/** Shares a page with the Web Share API, else copies its URL (PROD-20). */
export function ShareButton({ title, path, variant = 'secondary' }: ShareButtonProps) {
  const [message, setMessage] = useState('');

  async function share() {
    setMessage('');
    const url = path ? window.location.origin + path : window.location.href;
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // the share sheet was dismissed; after other errors the browser cannot share this
      if (error instanceof Error && error.name === 'AbortError') return;
      setMessage(
        (await copy(url)) ? 'Link copied' : 'The link could not be copied. Please copy it from the address bar.',
      );
    }
  }

  return (
    <ButtonAndMessage gap={3}>
      <Button type="button" variant={variant} size="small" onClick={() => void share()}>
        <Share2 size={16} aria-hidden="true" />
        Share
      </Button>
      <Message role="status">{message}</Message>
    </ButtonAndMessage>
  );
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

const ButtonAndMessage = styled(Row)({ alignItems: 'center' });

const Message = styled(SecondaryText)({
  // an empty live region takes no gap
  '&:empty': { position: 'absolute' },
});
