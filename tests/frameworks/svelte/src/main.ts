import { defineElement } from '@causeway/widget/element'
import { mount } from 'svelte'
import App from './App.svelte'

defineElement()
const target = document.querySelector('#app')
if (target !== null) mount(App, { target })
