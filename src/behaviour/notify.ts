import { createContext, useContext } from 'react';

export interface Note {
  title: string;
  message: string;
}

/** Shows and announces a notification. */
export const NotifyContext = createContext<(note: Note) => void>(() => {});

export const useNotify = () => useContext(NotifyContext);
